import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const gibibyte = 1024 ** 3

/**
 * A folder in memory for files that nobody reads after the run, else the system's temporary folder. ext4 spends more time on
 * the files of a database made and dropped by each test file than the tests take: a new file's inode is looked for among
 * those that were deleted recently (`recently_deleted` in fs/ext4/ialloc.c).
 */
export function memoryFolder() {
  try {
    const { type, bavail, bsize } = statfsSync('/dev/shm')
    return type === tmpfs && bavail * bsize >= 4 * gibibyte ? '/dev/shm' : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Its number in Linux' include/uapi/linux/magic.h. */
const tmpfs = 0x01_02_19_94
