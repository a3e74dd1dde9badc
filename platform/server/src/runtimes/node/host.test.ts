import { contract } from '#product/contract'
import { product } from 'atrium/entries/product'
import type { InstallationKind } from 'atrium/contract/session'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wasmPasswords } from '#server/credentials/passwords-wasm'
import { openDatabase } from './database'
import { fastestPasswords } from './native/passwords-native'
import { readSettings as readSettingsOf, StartError } from './settings'
import { settingNames } from './settings/variables'

const { modules } = contract

const silent = () => {}
const readSettings = (environment: Record<string, string | undefined>, recorded?: InstallationKind) =>
  readSettingsOf(product, environment, recorded)
const allModules = modules.map(({ module }) => module.name)
const realModules = modules.filter(({ module }) => !module.isSample).map(({ module }) => module.name)

describe('settings', () => {
  test('have defaults for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: 'file:data/atrium.db',
      database: { connections: 10, connectMillis: 5000, statementMillis: 30_000, prepares: true },
      seed: 'demo',
      mayMigrate: true,
      basePath: '',
      modules: allModules,
      localOnly: true,
      trustProxy: undefined,
      allowedHosts: undefined,
      loginMessages: 'uniform',
      sessionBinding: 'header',
      idleHours: 168,
      logDays: 180,
      deletedInLogs: 'named',
      logKey: undefined,
      oldLogKeys: [],
      secretsKey: undefined,
      oldSecretsKeys: [],
      backupKey: undefined,
      backupFolder: undefined,
      backupAt: '0 2 * * *',
      hasFilesInBackups: true,
      mail: undefined,
      webhookTargets: [],
      devAddress: undefined,
      isRestart: false,
      isRefreshed: false,
      filesUrl: { kind: 'database' },
      filesKey: undefined,
      filesRegion: 'auto',
      clamd: undefined,
      logLevel: 'info',
      logFormat: undefined,
      metricsToken: undefined,
      diskLeftMegabytes: 100,
    })
  })

  test('are all in the guide, once in each language, and no others', async () => {
    const guide = await readFile(new URL('../../../../../docs/guides/settings.md', import.meta.url), 'utf8')
    const inGuide = [...guide.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)
    expect(inGuide).toEqual([...settingNames, ...settingNames])
  })

  test.each([
    [{ HOST: '0.0.0.0' }, 'none'],
    [{ HOST: '10.0.0.5' }, 'none'],
    [{ NODE_ENV: 'production' }, 'none'],
    [{ HOST: '::1' }, 'demo'],
    [{ HOST: '0.0.0.0', SEED: 'demo' }, 'demo'],
    [{ SEED: 'company' }, 'company'],
    [{ HOST: '0.0.0.0', NODE_ENV: 'production', SEED: 'company' }, 'company'],
  ])('with %j the seed is %s', (environment, seed) => {
    expect(readSettings(environment).seed).toBe(seed)
    expect(readSettings(environment).idleHours).toBe(seed === 'none' ? 8 : 168)
  })

  test.each([
    [{}, 'none', 'none'],
    [{ NODE_ENV: 'production' }, 'none', 'none'],
    [{}, 'company', 'company'],
    [{ SEED: 'demo' }, 'company', 'company'],
    [{ SEED: 'none' }, 'demo', 'none'],
    [{ NODE_ENV: 'production' }, 'demo', 'none'],
  ] as const)('with %j and a database that is %s run as %s', (environment, recorded, seed) => {
    const settings = readSettings(environment, recorded)
    expect(settings.seed).toBe(seed)
    expect(settings.idleHours).toBe(seed === 'none' ? 8 : 168)
    expect(settings.modules).toEqual(seed === 'none' ? realModules : allModules)
  })

  test('give the company a database file of its own, unless one is named', () => {
    const urlOf = (environment: Record<string, string>) => readSettings(environment).databaseUrl
    expect(urlOf({})).toBe(`file:data/${product.brand.key}.db`)
    expect(urlOf({ SEED: 'demo' })).toBe(urlOf({}))
    expect(urlOf({ SEED: 'company' })).toBe(`file:data/${product.brand.key}-company.db`)
    expect(urlOf({ SEED: 'company', DATABASE_URL: 'file:other.db' })).toBe('file:other.db')
  })

  test('know the seeds of the product alone, the first by default', () => {
    const { demo, company } = product.seeds
    const own = { ...product, seeds: { shop: demo!, office: company! } }
    const settingsOf = (environment: Record<string, string>) => readSettingsOf(own, environment)
    expect(settingsOf({}).seed).toBe('shop')
    expect(settingsOf({ SEED: 'shop' }).databaseUrl).toBe(`file:data/${product.brand.key}.db`)
    expect(settingsOf({ SEED: 'office' }).databaseUrl).toBe(`file:data/${product.brand.key}-office.db`)
    expect(() => settingsOf({ SEED: 'company' })).toThrow(/SEED must be one of shop, office, none, but is "company"/)
    expect(readSettingsOf({ ...product, seeds: {} }, {}).seed).toBe('none')
  })

  test('do not make a demo of a real installation', () => {
    expect(() => readSettings({ SEED: 'demo' }, 'none')).toThrow(
      /SEED is "demo", but the database is a real installation/,
    )
  })

  test('keep the demo to this machine unless it is asked for', () => {
    expect(readSettings({ SEED: 'demo' }).localOnly).toBe(false)
    expect(readSettings({ SEED: 'company' }).localOnly).toBe(false)
    expect(readSettings({ SEED: 'none' }).localOnly).toBe(false)
    expect(readSettings({ HOST: '0.0.0.0' }).localOnly).toBe(false)
    expect(readSettings({ HOST: 'localhost', TRUST_PROXY: '1' }).localOnly).toBe(true)
  })

  test('run the modules that MODULES names, else those that the seed is for', () => {
    expect(readSettings({ SEED: 'none' }).modules).toEqual(realModules)
    expect(readSettings({ SEED: 'none', MODULES: allModules.map((name) => ` ${name} `).join() }).modules).toEqual(
      allModules,
    )
    expect(readSettings({ MODULES: 'none' }).modules).toEqual([])
  })

  test.each([
    [{ DEV_REFRESH: '1', NODE_ENV: 'production', SEED: 'demo' }, /DEV_REFRESH overwrites menus and dictionaries/],
    [{ DEV_REFRESH: '1', SEED: 'none' }, /DEV_REFRESH overwrites menus and dictionaries/],
    [{ TRUST_PROXY: '0' }, /TRUST_PROXY must be a number of proxies from 1 to 10, or addresses .*, but is "0"/],
    [{ TRUST_PROXY: 'nginx' }, /TRUST_PROXY must be/],
    [{ PORT: 'abc' }, /PORT must be a whole number from 0 to 65535, but is "abc"/],
    [{ PORT: '70000' }, /PORT must be a whole number/],
    [{ PORT: '-1' }, /PORT must be a whole number/],
    [{ DATABASE_URL: 'mysql://x' }, /DATABASE_URL must begin with file: or postgres:\/\//],
    [{ DATABASE_CONNECTIONS: '1' }, /DATABASE_CONNECTIONS must be a whole number of connections from 2 to 1000/],
    [
      { DATABASE_STATEMENT_SECONDS: '0.5' },
      /DATABASE_STATEMENT_SECONDS must be a whole number of seconds from 1 to 3600/,
    ],
    [{ DATABASE_CONNECT_SECONDS: '301' }, /DATABASE_CONNECT_SECONDS must be a whole number of seconds from 1 to 300/],
    [{ DATABASE_SCHEMA: 'a,public' }, /DATABASE_SCHEMA must be the name of a schema/],
    [{ DATABASE_READ_URL: 'file:copy.db' }, /DATABASE_READ_URL must begin with postgres:/],
    [
      { DATABASE_READ_URL: 'postgres://db/x', DATABASE_URL: 'file:main.db' },
      /DATABASE_READ_URL names a replica, but DATABASE_URL is a file/,
    ],
    [
      { DATABASE_SCHEMA: 'office', DATABASE_URL: 'postgres://db/x?options=-c%20a=b' },
      /DATABASE_SCHEMA is set, and DATABASE_URL has options/,
    ],
    [
      { DATABASE_CA_FILE: '/missing.pem', DATABASE_URL: 'postgres://db/x' },
      /DATABASE_CA_FILE names \/missing\.pem, which cannot be read \(ENOENT\)/,
    ],
    [
      { DATABASE_CA_FILE: import.meta.filename, DATABASE_URL: 'postgres://db/x' },
      /DATABASE_CA_FILE names .*, which holds no certificate/,
    ],
    [
      { DATABASE_CA_FILE: '/x.pem', DATABASE_URL: 'postgres://db/x?sslmode=disable' },
      /DATABASE_CA_FILE is set, and DATABASE_URL has sslmode=disable/,
    ],
    [{ SESSION_IDLE_HOURS: '169' }, /SESSION_IDLE_HOURS must be a whole number of hours from 1 to 168/],
    [{ DISK_LEFT_MB: '-1' }, /DISK_LEFT_MB must be a whole number of megabytes from 0 to 100000000, but is "-1"/],
    [{ LOG_FORMAT: 'xml' }, /LOG_FORMAT must be one of text, json, but is "xml"/],
    [
      { METRICS_TOKEN: 'hunter2' },
      /^METRICS_TOKEN must be 16 to 256 letters, digits and characters of \.~\+\/=_-\. Change/,
    ],
    [
      { LOG_KEY: 'hunter2' },
      /^LOG_KEY must have 16 characters or more, such as openssl rand -base64 24 prints\. Change/,
    ],
    [{ LOG_KEY_OLD: 'hunter2,a former key of this one' }, /^LOG_KEY_OLD must be former keys between commas/],
    [{ SMTP_URL: 'http://user:hunter2@mail.example' }, /^SMTP_URL must be smtp:\/\/HOST:PORT [^2]*\. Change/],
    [{ FILES_URL: 's3.example/office' }, /^FILES_URL must be database, file:/],
    [{ FILES_URL: 'http://s3.example/office', FILES_KEY: 'a:b' }, /^FILES_URL must be database, file:/],
    [{ FILES_URL: 'https://s3.example/..', FILES_KEY: 'a:b' }, /^FILES_URL must be database, file:/],
    [{ FILES_URL: 'https://s3.example/office?prefix=..', FILES_KEY: 'a:b' }, /^FILES_URL must be database, file:/],
    [{ FILES_KEY: 'a:b' }, /FILES_KEY is set, but FILES_URL is no S3-compatible store/],
    [{ FILES_URL: 'https://s3.example/office' }, /FILES_URL is an S3-compatible store, but FILES_KEY is not set/],
    [{ FILES_KEY: 'hunter2' }, /^FILES_KEY must be ID:SECRET [^2]*\. Change/],
    [{ CLAMD_URL: 'mail:3310' }, /^CLAMD_URL must be tcp:/],
    [{ SMTP_URL: 'smtp://mail.example' }, /SMTP_URL is set, but MAIL_FROM and PUBLIC_URL not/],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }, /SMTP_URL is set, but PUBLIC_URL not/],
    [{ MAIL_FROM: 'a@b.example, c@d.example' }, /MAIL_FROM must be an email address, or a name with one/],
    [{ PUBLIC_URL: 'https://a.example/office' }, /PUBLIC_URL has the path "\/office", but BASE_PATH is ""/],
    [{ PUBLIC_URL: 'https://a.example/x', BASE_PATH: '/y' }, /PUBLIC_URL has the path "\/x", but BASE_PATH is "\/y"/],
    [{ PUBLIC_URL: 'https://a.example?x' }, /PUBLIC_URL must be the address of the console/],
    [{ WEBHOOK_PRIVATE_TARGETS: '10.0.0.0/8,https://a.example' }, /WEBHOOK_PRIVATE_TARGETS must be addresses, ranges/],
    [{ BASE_PATH: 'admin' }, /BASE_PATH must be a path such as \/admin/],
    [{ BASE_PATH: '/a/../b' }, /BASE_PATH must be a path/],
    [{ BASE_PATH: '/api/v1' }, /BASE_PATH must be a path/],
    [{ ALLOWED_HOSTS: 'https://a.example' }, /ALLOWED_HOSTS must be host names without a port/],
    [{ ALLOWED_HOSTS: 'a.example:443' }, /ALLOWED_HOSTS must be host names without a port/],
    [{ ALLOWED_HOSTS: 'a.example,' }, /ALLOWED_HOSTS must be host names without a port/],
    [{ OPERATION_LOG_DAYS: '0' }, /OPERATION_LOG_DAYS must be a whole number of days from 1 to 3650, but is "0"/],
    [
      { MODULES: [...allModules, 'stok'].join() },
      /MODULES names "stok", but this build has .* Name some of these between commas, or none/,
    ],
    [{ SEED: 'yes' }, /SEED must be one of demo, company, none/],
    [{ LOG_LEVEL: 'loud', LOGIN_MESSAGES: '1' }, /^LOGIN_MESSAGES must be .* start again\.\nLOG_LEVEL must be /],
    [
      { PORT: 'x', SMTP_URL: 'smtp://mail.example', MODULES: 'stok' },
      /^PORT .*\nMODULES names "stok".*\nSMTP_URL is set/,
    ],
  ])('reject %j and say which', (environment, message) => {
    expect(() => readSettings(environment as Record<string, string>)).toThrow(StartError)
    expect(() => readSettings(environment as Record<string, string>)).toThrow(message)
  })
})

describe('a database that cannot be opened', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('a file that is no database is named, with what to do', async () => {
    const file = join(folder, 'text.db')
    await writeFile(file, 'this is no database, but long enough to be read as a page header of one'.repeat(20))
    await expect(openDatabase(product, `file:${file}`, silent)).rejects.toThrow(
      /text\.db cannot be opened .*DATABASE_URL/s,
    )
  })

  test('a folder in place of a file likewise', async () => {
    await expect(openDatabase(product, `file:${folder}`, silent)).rejects.toThrow(StartError)
  })

  test('a path below a file likewise', async () => {
    await writeFile(join(folder, 'plain'), '')
    await chmod(join(folder, 'plain'), 0o400)
    await expect(openDatabase(product, `file:${join(folder, 'plain', 'x.db')}`, silent)).rejects.toThrow(StartError)
  })

  test('a server that does not answer is tried again for as long as the setting says, with a line for each try', async () => {
    const lines: unknown[] = []
    const attempt = openDatabase(product, 'postgres://me:secret@127.0.0.1:1/none', (...line) => lines.push(line), {
      waitMillis: 1500,
    })
    await expect(attempt).rejects.toThrow(StartError)
    expect(lines.length).toBeGreaterThan(0)
    const fields = { database: 'postgres://me:***@127.0.0.1:1/none', error: expect.stringContaining('ECONNREFUSED') }
    for (const line of lines) expect(line).toEqual(['warn', 'database is not reachable yet', fields])
  })

  test('a server that does not answer is named without its password', async () => {
    const attempt = openDatabase(product, 'postgres://me:secret@127.0.0.1:1/none', silent)
    await expect(attempt).rejects.toThrow(
      /postgres:\/\/me:\*\*\*@127\.0\.0\.1:1\/none cannot be opened .*DATABASE_URL/s,
    )
  })
})

test('a file database is there again after closing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'atrium-'))
  const url = `file:${join(folder, 'deep', 'atrium.db')}`
  const first = await openDatabase(product, url, silent)
  await first.db
    .insertInto('posts')
    .values({ postCode: 'a', postName: 'b', postNameEn: '', postSort: 1, status: 1, remark: '' })
    .execute()
  await first.close()
  const second = await openDatabase(product, url, silent)
  expect(await second.db.selectFrom('posts').select('postCode').execute()).toEqual([{ postCode: 'a' }])
  await second.close()
  await rm(folder, { recursive: true })
})

test('both Argon2 libraries read what the other wrote', async () => {
  const native = await fastestPasswords()
  const hashes = await Promise.all([native.hash('密码 with spaces'), wasmPasswords.hash('密码 with spaces')])
  for (const hash of hashes) {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    for (const passwords of [native, wasmPasswords]) {
      expect(await passwords.verify(hash, '密码 with spaces')).toBe(true)
      expect(await passwords.verify(hash, '密码 with space')).toBe(false)
    }
  }
})
