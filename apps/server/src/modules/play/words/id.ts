import type { AudienceWords } from './audience-words.ts'

export const words: AudienceWords = {
  takes: {
    pin: 'Diperlukan PIN untuk membukanya.',
    email: 'Diperlukan alamat email yang dapat Anda konfirmasi.',
    members: 'Konten ini hanya untuk anggota organisasi ini.',
    invite: 'Konten ini dibuka dengan tautan sekali pakai. Buka tautan yang dikirimkan kepada Anda.',
  },
  pin: 'PIN',
  open: 'Buka',
  email: 'Alamat email',
  sendCode: 'Kirim kode',
  code: 'Enam digit yang dikirimkan kepada Anda',
  otherAddress: 'Gunakan alamat lain',
  signIn: 'Login',
  oneMoment: 'Mohon tunggu sebentar',
  noScript: 'Halaman ini memerlukan JavaScript: izinkan JavaScript untuk halaman ini.',
  failed: 'Server tidak dapat dihubungi. Periksa koneksi Anda, lalu coba lagi.',
  notices: {
    gone: {
      title: 'Konten ini sudah ditutup',
      text: 'Pembuatnya telah menarik konten ini. Tanyakan kepadanya apakah konten ini akan dibuka lagi.',
    },
    unknown: {
      title: 'Tidak ada konten di sini',
      text: 'Tautannya mungkin tidak lengkap. Pastikan Anda menyalin seluruhnya.',
    },
    too_early: { title: 'Konten ini belum dibuka', text: 'Konten ini akan dibuka pada:' },
    too_late: {
      title: 'Konten ini sudah ditutup',
      text: 'Waktunya sudah berakhir. Terima kasih atas kunjungan Anda.',
    },
    full: {
      title: 'Konten ini sudah ditutup',
      text: 'Semua jawaban yang dibutuhkan sudah terkumpul. Terima kasih atas kunjungan Anda.',
    },
    paused: {
      title: 'Konten ini sedang dijeda',
      text: 'Saat ini konten ini tidak menerima jawaban baru. Pembuatnya dapat membukanya kembali.',
    },
    link_unknown: {
      title: 'Tidak ada apa pun di alamat ini',
      text: 'Alamatnya mungkin belum lengkap. Pastikan Anda menyalin semuanya.',
    },
    link_over: {
      title: 'Alamat ini sudah tidak dibuka',
      text: 'Waktunya sudah habis, atau pembuatnya telah menutupnya.',
    },
  },
  mail: {
    subject: '{code} adalah kode Anda',
    before: 'Untuk membuka “{deck}”, masukkan kode ini:',
    after: 'Kode ini berlaku selama 15 menit. Jika Anda tidak memintanya, abaikan saja email ini.',
  },
}
