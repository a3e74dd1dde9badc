import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../../platform/commands/lib/files-below.mjs'
import { PlainError, run } from '../../platform/commands/lib/run.mjs'

/**
 * Writes the files of a folder, without those whose path begins with a dot, to a .tar.gz in which they are below a folder of its name. The same files and the same `time`, in seconds
 * since 1970, make the same bytes. Changes times and permissions in the folder.
 */
export async function archive(folder, file, time) {
  const paths = filesBelow(folder).filter((path) => !path.startsWith('.'))
  for (const path of paths) {
    chmodSync(join(folder, path), 0o644)
    utimesSync(join(folder, path), time, time)
  }
  const scratch = mkdtempSync(join(tmpdir(), 'atrium-archive-'))
  try {
    const list = join(scratch, 'files')
    writeFileSync(list, paths.map((path) => `${basename(folder)}/${path}\n`).join(''))
    await tar(
      ['-czf', basename(file), '--format=ustar', ...(await noOwner()), '-C', dirname(folder), '-T', list],
      dirname(file),
    )
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** The options of GNU tar, and those of BSD's, which macOS and Windows have. */
const noOwner = async () =>
  (await tar(['--version'])).includes('GNU tar')
    ? ['--owner=0', '--group=0', '--numeric-owner']
    : ['--uid=0', '--gid=0', '--numeric-owner']

async function tar(args, cwd) {
  const { code, output, error } = await run('tar', args, { cwd, capture: true })
  if (code !== 0) throw new PlainError(`The archive was not written: ${error?.message ?? output.trim()}`)
  return output
}
