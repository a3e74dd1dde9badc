import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []
const disks: string[] = []

afterAll(() => {
  for (const disk of disks) execFileSync('umount', ['--lazy', disk])
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A new folder that goes when the test file ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-resilience-'))
  folders.push(folder)
  return folder
}

/** Returns a new disk in memory with these mount options, such as `size=8m`; undefined where this process may not make one. */
export function temporaryDisk(options: string): string | undefined {
  const disk = join(temporaryFolder(), 'disk')
  mkdirSync(disk)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  disks.push(disk)
  return disk
}
