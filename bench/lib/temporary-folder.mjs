import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenEnding } from './ending.mjs'

/** Makes a folder that is removed at the end of the bench, or before with `remove`. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-bench-'))
  return { folder, remove: whenEnding(() => rmSync(folder, { recursive: true, force: true })) }
}
