import { PlainError, run } from '../../platform/commands/lib/run.mjs'

/** Writes what a version promises in a checkout: its migrations, which stay as they are, and the seam of its minor version. */
export async function freeze(folder, version) {
  for (const args of [
    ['scripts/migrations.mjs', '--release', version],
    ['scripts/seam.mjs', '--update'],
  ]) {
    const { code, output } = await run(process.execPath, args, { cwd: folder, capture: true })
    if (code !== 0) throw new PlainError(output.trim())
  }
}
