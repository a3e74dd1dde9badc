import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../platform/commands/build.mjs'
import { PlainError, root, run } from '../../platform/commands/lib/run.mjs'
import { copyCheckout } from '../lib/scratch-copy.mjs'
import { startServer } from '../lib/started-server.mjs'
import { featureCommands, moment } from './list.mjs'

const clock = new URL('fixed-clock.mjs', import.meta.url).href

/**
 * Starts the built server of this checkout with the company of 400 people, at the moment of the pictures, on a database that is new. With
 * `ofFeature` that of a copy of the checkout in which the commands of the guide were run. Returns its address and a function that ends it.
 */
export async function startForPictures(ofFeature) {
  // On some systems the temporary folder is a link, which Vite would follow.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'atrium-pictures-'))
  const remove = () => rmSync(folder, { recursive: true })
  try {
    const server = await start(folder, ofFeature ? await makeFeature(join(folder, 'copy')) : await built())
    const stop = () => server.stop().finally(remove)
    return { address: server.address, stop }
  } catch (error) {
    remove()
    throw error
  }
}

function start(folder, checkout) {
  const settings = {
    HOST: '127.0.0.1',
    SEED: 'company',
    DATABASE_URL: `file:${join(folder, 'pictures.db')}`,
    LOG_LEVEL: 'error',
    TZ: 'Asia/Shanghai',
    PICTURES_MOMENT: String(moment),
    // Those of the person at the terminal do not count.
    MODULES: undefined,
    NODE_ENV: undefined,
  }
  return startServer(checkout, settings, { preload: clock })
}

async function built() {
  await ensureBuilt('app')
  return root
}

async function makeFeature(copy) {
  console.log('Making the feature of the guide in a copy …')
  copyCheckout(copy)
  for (const args of featureCommands) await inCopy(copy, ['platform/commands/atrium.mjs', 'new', ...args])
  for (const part of ['console', 'server'])
    await inCopy(copy, ['node_modules/vite/bin/vite.js', 'build', '--config', `platform/build/${part}.config.ts`])
  return copy
}

async function inCopy(cwd, args) {
  const { code, output } = await run(process.execPath, args, { cwd, env: { NODE_ENV: 'production' }, capture: true })
  if (code !== 0) throw new PlainError(`${output}\n${args.join(' ')} failed in a copy of the checkout.`)
}
