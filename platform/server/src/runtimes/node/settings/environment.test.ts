import { product } from 'atrium/entries/product'
import { textSetting } from 'atrium/contract/module/setting'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { printedSettings } from '../commands/settings'
import { readServerSettings, readSettings, readVariables } from '../settings'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

const errorOf = (environment: Record<string, string>) => {
  try {
    readServerSettings(product, environment)
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const key = 'a key of the logs that is long enough'

describe('settings', () => {
  test('may come from files that NAME_FILE names, without the end of the line', () => {
    const LOG_KEY_FILE = file('log-key', `${key}\n`)
    const DATABASE_URL_FILE = file('database-url', 'postgres://me@db.example/office\r\n')
    const PGPASSWORD_FILE = file('password', 'p:w/1&\n')
    const settings = readSettings(product, { LOG_KEY_FILE, DATABASE_URL_FILE, PGPASSWORD_FILE, LOG_KEY: '' })
    expect(settings.logKey).toBe(key)
    expect(settings.databaseUrl).toBe('postgres://me@db.example/office?password=p%3Aw%2F1%26')
  })

  test('may come from one file, over which the environment wins', () => {
    const SETTINGS_FILE = file(
      'office.env',
      `# Of the office\nPORT=4000\nHOST="10.0.0.5" # inside\nLOG_KEY_FILE=${file('key', key)}\nexport LOG_LEVEL=warn\n`,
    )
    expect(readSettings(product, { SETTINGS_FILE, PORT: '5000' })).toMatchObject({
      port: 5000,
      host: '10.0.0.5',
      logKey: key,
      logLevel: 'warn',
    })
    const LOG_KEY_FILE = file('other-key', `${key} and another`)
    expect(readSettings(product, { SETTINGS_FILE, LOG_KEY_FILE }).logKey).toBe(`${key} and another`)
  })

  test('of the page and of modules may come from files', () => {
    const SIGN_IN_ADDRESSES_FILE = file('addresses', '10.0.0.0/8\n')
    const { fixedSettings } = readServerSettings(product, { SIGN_IN_ADDRESSES_FILE })
    expect(Object.values(fixedSettings)).toEqual([['10.0.0.0/8']])
  })

  test('name a language of the product and a time zone', () => {
    const fixed = { DEFAULT_LANGUAGE: 'en', DEFAULT_TIME_ZONE: 'Asia/Shanghai', MAILS_OFF: 'none' }
    expect(readServerSettings(product, fixed).fixedSettings).toEqual({
      'platform.defaultLanguage': 'en',
      'platform.defaultTimeZone': 'Asia/Shanghai',
      'platform.mailsOff': [],
    })
    const inEnglish = { ...product, languages: ['en'] as const }
    expect(() => readServerSettings(inEnglish, { DEFAULT_LANGUAGE: 'zh-cn', DEFAULT_TIME_ZONE: 'Mars/North' })).toThrow(
      /DEFAULT_TIME_ZONE must be the name of a time zone[^]*DEFAULT_LANGUAGE must be one of en, but is "zh-cn"/,
    )
  })

  test('of modules come from files while they run, and a file of another module may be missing', () => {
    const env = 'SHOWCASE_GREETING'
    const greeting = textSetting({ name: { zh: '问候', en: 'Greeting' }, default: '', env })
    const modules = product.contract.modules.map((one) =>
      one.module.name === 'showcase' ? { ...one, module: { ...one.module, settings: { greeting } } } : one,
    )
    const declared = [product.contract.declared[0]!, ...modules.map(({ module }) => module)]
    const withGreeting = { ...product, contract: { ...product.contract, modules, declared } }
    const fixed = (environment: Record<string, string>) =>
      Object.values(readServerSettings(withGreeting, environment).fixedSettings)
    expect(fixed({ MODULES: 'showcase', [`${env}_FILE`]: file('greeting', 'hello\n') })).toEqual(['hello'])
    const missing = { [`${env}_FILE`]: join(folder, 'missing') }
    expect(() => fixed({ MODULES: 'showcase', ...missing })).toThrow(
      /^SHOWCASE_GREETING_FILE names a file that does not/,
    )
    expect(fixed({ MODULES: 'none', ...missing })).toEqual([])
  })

  test('are not read where two places contradict each other, or a file is missing or empty', () => {
    const missing = join(folder, 'missing')
    expect(errorOf({ LOG_KEY: key, LOG_KEY_FILE: missing })).toBe(
      'LOG_KEY and LOG_KEY_FILE are both set. Unset one of them.',
    )
    expect(errorOf({ LOG_KEY_FILE: missing, BACKUP_KEY_FILE: folder, SETTINGS_FILE: missing })).toBe(
      [
        `SETTINGS_FILE names ${missing}, which does not exist. Correct the path or unset it.`,
        'LOG_KEY_FILE names a file that does not exist. Set it to the path of a file with the value.',
        'BACKUP_KEY_FILE names a file that cannot be read (EISDIR). Set it to the path of a file with the value.',
      ].join('\n'),
    )
    expect(errorOf({ LOG_KEY_FILE: file('empty', '\n') })).toMatch(/^LOG_KEY_FILE names a file that is empty/)
  })

  test('that are wrong are named together, also those of the page, and secrets are in no sentence', () => {
    const error = errorOf({
      PORT: 'x',
      LOG_KEY_FILE: file('short', 'hunter2'),
      DATABASE_URL: 'mysql://me:hunter2@db.example',
      SIGN_IN_ADDRESSES: 'everywhere',
      MODULES: 'stok',
    })
    const named = error.split('\n').map((line) => line.split(' ')[0])
    expect(named).toEqual(['PORT', 'DATABASE_URL', 'LOG_KEY', 'MODULES', 'SIGN_IN_ADDRESSES'])
    expect(error).not.toContain('hunter2')
  })

  test('that are close to a name, or in the file without being one, are warned of', () => {
    const SETTINGS_FILE = file('typing.env', 'ALLOWED_HOST=a.example\nTHEME=dark\n')
    const variables = {
      SETTINGS_FILE,
      DATABSE_URL: 'x',
      BACKUP_FOLDERS: 'x',
      BACKUP_HOUR: '3',
      // Of Kubernetes, of a shell and of pg.
      DATABASE_SERVICE_HOST: '10.0.0.1',
      DATABASE_PORT_5432_TCP_ADDR: '10.0.0.1',
      HOME: '/root',
      PGUSER: 'me',
    }
    expect(readVariables(product, variables, []).warnings).toEqual([
      'DATABSE_URL is no setting and has no effect. DATABASE_URL may be meant.',
      'BACKUP_FOLDERS is no setting and has no effect. BACKUP_FOLDER may be meant.',
      'BACKUP_HOUR is no setting and has no effect.',
      'ALLOWED_HOST in the file of SETTINGS_FILE is no setting and has no effect. ALLOWED_HOSTS may be meant.',
      'THEME in the file of SETTINGS_FILE is no setting and has no effect.',
    ])
  })
})

describe('npm run settings', () => {
  const environment = () => ({
    PORT: '4000',
    DATABASE_URL: 'postgres://me:hunter2-hunter2@db.example/office',
    BACKUP_KEY_FILE: file('backup-key', 'hunter2-hunter2'),
    BACKUP_HOUR: '3',
  })

  test('prints value, source and meaning of each, and no secret', () => {
    const printed = printedSettings(product, environment(), false)
    expect(printed).toMatch(/^PORT +4000 +environment +the port to listen on$/m)
    expect(printed).toMatch(/^HOST +127\.0\.0\.1 +default +\S/m)
    expect(printed).toMatch(/^BACKUP_KEY +\(hidden\) +BACKUP_KEY_FILE +the passphrase/m)
    expect(printed).toMatch(/^SMTP_URL +\(unset\) +default /m)
    expect(printed).toMatch(/^SIGN_IN_ADDRESSES +page Settings +Allowed addresses$/m)
    expect(printed).toMatch(/^BACKUP_HOUR is no setting/m)
    expect(printed).not.toContain('hunter2')
    for (const line of printed.split('\n').slice(0, -1)) expect(line).toMatch(/ {2}\S.*$/)
  })

  test('prints the same for programs', () => {
    const { settings, warnings } = JSON.parse(printedSettings(product, environment(), true))
    expect(settings).toContainEqual({
      name: 'DATABASE_URL',
      value: 'postgres://me:***@db.example/office',
      source: 'environment',
      meaning: expect.stringContaining('postgres://'),
    })
    expect(warnings).toHaveLength(1)
  })

  test('names what is wrong', () => {
    expect(() => printedSettings(product, { PORT: 'x', LOG_LEVEL: 'y' }, false)).toThrow(/^PORT .*\nLOG_LEVEL /)
  })
})
