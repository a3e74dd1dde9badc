import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureBuilt } from '../../../platform/commands/build.mjs'
import { bundle } from '../../../platform/commands/bundle.mjs'
import { root } from '../../../platform/commands/lib/run.mjs'
import { outcomeError } from '../follow.mjs'
import { hostStepsOf } from '../parse.mjs'
import { noMachine, startMachine } from './machine.mjs'

const minutes = 60_000
const guides = 'docs/guides'

/** The pages with commands for a host, in the order in which somebody follows them. */
const pages = ['production-behind-nginx', 'operate', 'what-to-do-when'].map((name) => `${guides}/${name}.md`)

/** Commands of these pages that are not run here, by the beginning of their block. */
const elsewhere = {
  'rsync -a --delete bundle/': 'copies to another machine; the test does it',
  'sudo -u postgres createuser': 'needs the client programs of PostgreSQL, which the packages of the tests do not have',
  'sudo install -m 644 /opt/atrium/deploy/nginx.conf': 'needs nginx and a certificate',
  'npm install @opentelemetry': 'needs a network, and is for the checkout',
  "printf 'SITE_HOST=": 'needs Docker',
  kubectl: 'needs a cluster',
}

/** On some disks it takes seconds to delete a bundle. */
const memory = '/dev/shm'

function hasRoomInMemory() {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 500 * 1024 ** 2
}

/** Returns a command that asks a database file of the service, and prints the rows. */
const asked = (file, sql) =>
  `cd /opt/atrium && sudo -u atrium node --input-type=commonjs -e "console.log(new (require('libsql'))('/var/lib/atrium/${file}').prepare(process.argv[1]).all())" "${sql}"`

/** Records a migration that this version does not have, as a newer one does. */
const changeTables = asked(
  'main.db',
  "insert into kysely_migration (name, timestamp) values ('9999-later', '') returning name",
)
const laterSteps = (file) => asked(file, "select name from kysely_migration where name = '9999-later'")

const stepsIn = (file) => hostStepsOf(readFileSync(resolve(root, file), 'utf8'), file)

test('these are all pages with commands for a host', () => {
  const files = readdirSync(resolve(root, guides)).map((name) => `${guides}/${name}`)
  const found = files.filter((file) => stepsIn(file).some(({ isElsewhere }) => !isElsewhere))
  expect(found.toSorted((a, b) => a.localeCompare(b))).toEqual(pages.toSorted((a, b) => a.localeCompare(b)))
})

test('commands of these pages that are not run have a reason', () => {
  const left = pages.flatMap(stepsIn).filter(({ isElsewhere }) => isElsewhere)
  const begins = (beginning) => left.filter(({ script }) => script.startsWith(beginning))
  expect(Object.keys(elsewhere).flatMap(begins)).toHaveLength(left.length)
  expect(Object.keys(elsewhere).filter((beginning) => begins(beginning).length === 0)).toEqual([])
})

if (noMachine) console.log(`The commands for a host are not run, since ${noMachine}.`)

describe.skipIf(noMachine)('on a machine with a bundle, as somebody who may use sudo', () => {
  let scratch = ''
  let machine

  beforeAll(async () => {
    await ensureBuilt('app')
    scratch = mkdtempSync(join(hasRoomInMemory() ? memory : tmpdir(), 'host-test-'))
    const upload = join(scratch, 'upload')
    await bundle(upload)
    cpSync(resolve(root, 'deploy'), join(upload, 'deploy'), { recursive: true })
    machine = await startMachine(scratch, upload)
  }, 10 * minutes)

  afterAll(async () => {
    await machine?.stop()
    rmSync(scratch, { recursive: true, force: true })
  }, minutes)

  /** Returns what commands print. Throws an Error where one fails. */
  async function printedBy(script) {
    const { isGood, output } = await machine.run(script)
    if (!isGood) throw new Error(`${script}\n${output}`)
    return output.trim()
  }

  /** Runs the commands of a page; before those that match a pattern of `before`, its commands. `own` are the values that a reader puts in the place of those of the page. */
  async function follow(file, { before = [], own = {} } = {}) {
    for (const step of stepsIn(file).filter(({ isElsewhere }) => !isElsewhere)) {
      for (const [pattern, script] of before) if (pattern.test(step.script)) await printedBy(script)
      const script = Object.entries(own).reduce((text, [shown, value]) => text.replaceAll(shown, value), step.script)
      const error = outcomeError(file, step, await machine.run(script))
      if (error) throw new Error(error)
    }
  }

  test(
    'production-behind-nginx.md leads to a service that writes to its data alone, and is upgraded',
    async () => {
      await follow(pages[0])
      expect(await printedBy('sudo stat -c "%a %U" /var/lib/atrium /var/lib/atrium/main.db')).toBe(
        '700 atrium\n600 atrium',
      )
      expect(await printedBy('sudo stat -c "%a %U %G" /etc/atrium/atrium.env /opt/atrium/server.mjs')).toBe(
        '640 root atrium\n644 root root',
      )
      expect(await printedBy('ps -o user= -C node | sort -u | grep -v root')).toBe('atrium')
      expect(await printedBy('sudo ls /opt')).toBe('atrium\natrium-0.3.0')
    },
    5 * minutes,
  )

  test(
    'operate.md leads to signed logs, encrypted backups, and back from a version that changed the tables',
    async () => {
      const request = 'curl -s -o /dev/null -D - http://127.0.0.1:3000/api/user/loginOptions'
      const requestId = await printedBy(`${request} | sed -n 's/^x-request-id: //p' | tr -d '\\r'`)
      await follow(pages[1], { own: { '5f0c91aa00000d41': requestId }, before: [[/restore\.mjs /, changeTables]] })
      expect(await printedBy('sudo ls /opt')).toBe('atrium\natrium-0.4.0')
      const kept = await printedBy('sudo ls /var/lib/atrium | grep "^main.db.20"')
      expect(await printedBy(laterSteps(kept))).toBe("[ { name: '9999-later' } ]")
      expect(await printedBy(laterSteps('main.db'))).toBe('[]')
      const token = "$(sudo sed -n 's/^METRICS_TOKEN=//p' /etc/atrium/atrium.env)"
      const metrics = 'curl -s -o /dev/null -w "%{http_code}\\n" -H "X-Forwarded-For: 203.0.113.9"'
      const asOthers = await printedBy(
        `${metrics} http://127.0.0.1:3000/metrics\n${metrics} -H "Authorization: Bearer ${token}" http://127.0.0.1:3000/metrics`,
      )
      expect(asOthers).toBe('404\n200')
    },
    5 * minutes,
  )

  test(
    'what-to-do-when.md leads back from a database that is gone, a lost password and leaked keys',
    async () => {
      const keys = "sudo grep -E '^(LOG_KEY|BACKUP_KEY|METRICS_TOKEN)=' /etc/atrium/atrium.env"
      const former = await printedBy(keys)
      await follow(pages[2], { before: [[/restore\.mjs /, 'sudo sh -c "rm /var/lib/atrium/main.db*"']] })
      const present = await printedBy(keys)
      const lines = (text) => text.split('\n')
      expect(lines(present)).toHaveLength(3)
      expect(lines(present).filter((line) => lines(former).includes(line))).toEqual([])
    },
    5 * minutes,
  )
})
