import { execFileSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { runCommands } from '../shell.mjs'
import { control } from './services.mjs'

// The first process of the root of `enter.sh`: runs commands as the account `keeper`, who is not root, and holds the services that `systemctl` starts.

const socket = '/run/services.sock'
const numberOf = (option) => Number(execFileSync('id', [option, 'keeper'], { encoding: 'utf8' }))
const account = { uid: numberOf('-u'), gid: numberOf('-g') }
const place = {
  ...account,
  cwd: '/home/keeper',
  env: { HOME: '/home/keeper', USER: 'keeper', PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' },
}

async function answer(request, response) {
  const words = (await text(request)).split(' ')
  await control(words).then(
    (printed) => response.end(printed),
    ({ message }) => response.writeHead(400).end(`${message}\n`),
  )
}

const runFor = async (script) => process.send(await runCommands(script, place))

createServer((...args) => void answer(...args)).listen(socket, () => {
  chmodSync(socket, 0o600)
  process.on('message', (script) => void runFor(script))
  process.send('ready')
})

// All processes of the root end with the first one.
process.once('disconnect', () => process.exit(0))
