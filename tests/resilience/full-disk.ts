import { writeFileSync } from 'node:fs'

const megabyte = 1024 * 1024

/** Fills the disk with a file, to the last kilobyte. */
export function fillDisk(path: string): void {
  for (let size = megabyte; size >= 1024; size /= 2) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }
}
