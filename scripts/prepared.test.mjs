import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { prepared } from '../platform/build/prepared'
import { root } from '../platform/commands/lib/run.mjs'

/** The packages that no browser imports, and those that must not be prepared. */
const others =
  /^(?:node:|atrium\/|virtual:|vite$|vitest|pg$|libsql$|prom-client$|nodemailer$|openid-client$|jose$|s3mini$|standardwebhooks$|@hono\/node-server|@node-rs\/|@sqlite\.org\/|@iconify-json\/)|\.css$/
/** The packages that tests in a browser alone import. */
const ofTests = ['axe-core', 'vitest-browser-react']

test('every package that the platform imports in a browser is prepared, also where it is installed', () => {
  const folders = ['server', 'contract', 'ui', 'console', 'testing/console'].map((name) => `platform/${name}`)
  const list = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
  const sources = list.split('\n').filter((file) => /(?<!\.test|\.d)\.tsx?$/.test(file))
  const imported = sources.flatMap((file) =>
    Array.from(
      readFileSync(resolve(root, file), 'utf8').matchAll(
        /^(?!import type).*(?: from |\bimport\(|^import )'([a-z@][^']*)'/gm,
      ),
      ([, name]) => name,
    ),
  )
  const wanted = new Set(imported.filter((name) => !others.test(name)))
  expect([...wanted].filter((name) => ![...prepared, ...ofTests].includes(name))).toEqual([])
})
