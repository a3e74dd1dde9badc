import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { fillDisk } from '../full-disk'
import { program } from '../server-process'
import { temporaryDisk, temporaryFolder } from '../temporary-folder'

const ending: (() => Promise<unknown>)[] = []
afterEach(() => Promise.all(ending.splice(0).map((end) => end())))

/** Starts the built server with its log in a file, and returns its address once it is there. */
async function startWithLog(file: string): Promise<string> {
  const output = openSync(file, 'a')
  const environment = {
    NODE_ENV: '',
    PORT: '0',
    HOST: '127.0.0.1',
    SEED: 'demo',
    LOG_LEVEL: 'debug',
    LOG_FORMAT: 'json',
    DATABASE_URL: `file:${join(temporaryFolder(), 'atrium.db')}`,
  }
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, 'inherit'],
  })
  closeSync(output)
  const exited = once(child, 'exit')
  ending.push(() => {
    child.kill()
    return exited
  })
  const address = /^Atrium {2}(http:\S+)/m
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 30_000 }).toMatch(address)
  return address.exec(readFileSync(file, 'utf8'))![1]!
}

const disk = temporaryDisk('size=1m')

test.skipIf(!disk)('a full disk costs the log its lines, and the server goes on and says how many', async () => {
  const [file, ballast] = [join(disk!, 'server.log'), join(disk!, 'ballast')]
  const address = await startWithLog(file)
  const call = async () => (await fetch(`${address}/api/user/lock`)).status
  fillDisk(ballast)
  // The last page of the file has room for some lines.
  for (let time = 0; time < 100; time++) expect(await call()).toBe(401)
  rmSync(ballast)
  expect(await call()).toBe(401)
  await expect.poll(() => readFileSync(file, 'utf8')).toMatch(/"event":"log lines lost","lines":[1-9]/)
})
