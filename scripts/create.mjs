import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { command, usage } from '../platform/commands/create.mjs'
import { ensureInstalled } from '../platform/commands/install.mjs'
import { main } from '../platform/commands/lib/run.mjs'
import { packPlatform } from './pack.mjs'

const args = process.argv.slice(2)

await main(async () => {
  if (args.includes('--help')) return console.log(usage)
  await ensureInstalled()
  // A product that is created here depends on the platform of this checkout, which is no published version.
  const scratch = mkdtempSync(join(tmpdir(), 'atrium-create-'))
  try {
    await command(args, () => packPlatform(scratch))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
})
