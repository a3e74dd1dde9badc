import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, isProgram, main, run, toolPath } from '../commands/lib/run.mjs'

const isRoot = process.getuid?.() === 0

const debiansChromium = '/usr/bin/chromium'
/** Debian's package of the Chromium without windows. */
const headlessShell = '/usr/bin/chromium-headless-shell'

/** Chromium's flags for tests: no calls to its maker's services, and no sandbox where it can't have one. */
export const browserFlags = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(isRoot ? ['--no-sandbox'] : []),
]

/** The path of a Chromium or Chrome on this machine, or undefined. */
export async function presentBrowser() {
  for (const name of ['CHROMIUM_PATH', 'CHROME_PATH']) {
    const path = process.env[name]
    if (!path) continue
    if (existsSync(path)) return path
    throw new PlainError(`${name} names ${path}, which does not exist.`)
  }
  return [...usualPlaces(), await playwrightsOwn()].find((path) => path && existsSync(path))
}

/**
 * The path of a Chromium without windows, or else of any on this machine, or undefined. Tests of components take about a seventh less time with it: it
 * has no parts for people. Journeys have the browser that people have.
 */
export async function presentHeadlessBrowser() {
  const isChosen = Boolean(process.env.CHROMIUM_PATH || process.env.CHROME_PATH)
  return !isChosen && existsSync(headlessShell) ? headlessShell : presentBrowser()
}

/** Finds a Chromium for the browser tests, installing one when there is none and that is possible. */
export async function findBrowser() {
  const present = await presentBrowser()
  const apt = isRoot && existsSync('/usr/bin/apt-get')
  if (present) {
    const missing = [
      ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk']),
      ...(present !== debiansChromium || existsSync(headlessShell) ? [] : ['chromium-headless-shell']),
    ]
    if (apt && missing.length > 0) await aptInstall(missing, { seconds: 120 })
    return present
  }
  if (apt) {
    await aptInstall(['chromium', 'fonts-noto-cjk'])
    if (existsSync(debiansChromium)) await aptInstall(['chromium-headless-shell'], { seconds: 120 })
  }
  if (!(await presentBrowser())) await playwrightInstall()
  const installed = await presentBrowser()
  if (installed) return installed
  throw new PlainError(
    'The browser tests need a Chromium, and none was found or could be installed. Try one of: ' +
      '"apt-get install chromium fonts-noto-cjk" as root, "npx playwright install chromium", ' +
      'or set CHROMIUM_PATH to the program of an installed Chromium or Chrome.',
  )
}

function usualPlaces() {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`)
  }
  if (process.platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => process.env[name] ?? [])
      .flatMap((folder) => ['Google/Chrome', 'Chromium'].map((app) => join(folder, app, 'Application/chrome.exe')))
  }
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return [...names.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium', '/opt/google/chrome/chrome']
}

async function playwrightsOwn() {
  try {
    const { chromium } = await import('playwright')
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

// Without one, Chinese text shows as boxes in screenshots.
async function hasChineseFont() {
  const { code, output } = await run('fc-list', [':lang=zh'], { capture: true })
  return code === 0 && output.trim() !== ''
}

// Where there is no network, the tests run without what is only missing for speed or looks.
async function aptInstall(packages, { seconds = 600 } = {}) {
  console.log(`Installing ${packages.join(' and ')} with apt-get …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const wait = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, output } = await run('apt-get', ['-q', ...wait, ...args], {
      env,
      capture: true,
      timeout: seconds * 1000,
    })
    if (code !== 0) console.error(`apt-get ${args[0]} failed:\n${output.split('\n').slice(-6).join('\n')}`)
  }
}

async function playwrightInstall() {
  console.log('Installing a Chromium with Playwright …')
  const args = [toolPath('playwright/cli.js'), 'install', 'chromium']
  const { code, output } = await run(process.execPath, args, { capture: true, timeout: 600_000 })
  if (code !== 0) console.error(`playwright install failed:\n${output.split('\n').slice(-6).join('\n')}`)
}

if (isProgram(import.meta.url)) await main(async () => console.log(await findBrowser()))
