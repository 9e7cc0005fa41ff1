export { CourseCertificates } from './issued/course-certificates.tsx'
