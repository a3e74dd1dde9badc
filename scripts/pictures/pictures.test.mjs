import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { describe, expect, test } from 'vitest'
import { root } from '../../platform/commands/lib/run.mjs'
import { difference, limit } from './compare.mjs'
import { fontCss, fontFile } from './fonts.mjs'
import { featureCommands, fileOf, languages, moment, pictures } from './list.mjs'
import { encoded, shapes } from './shapes.mjs'

const side = 400
/** A white picture with a black square of so many pixels. */
async function withSquare(pixels, width = side) {
  const ground = sharp({ create: { width, height: side, channels: 3, background: 'white' } })
  const edge = Math.round(Math.sqrt(pixels))
  const square = { create: { width: edge, height: edge, channels: 3, background: 'black' } }
  return ground
    .composite([{ input: square, top: 50, left: 50 }])
    .webp({ lossless: true })
    .toBuffer()
}

describe('the comparison of two pictures', () => {
  test('finds the same and hardly different ones alike', async () => {
    expect(await difference(await withSquare(400), await withSquare(400))).toBeUndefined()
    const little = (side * side * limit) / 2
    expect(await difference(await withSquare(1), await withSquare(little))).toBeUndefined()
  })

  test('says how much of one has changed beyond the limit', async () => {
    expect(await difference(await withSquare(1), await withSquare(40 * 40))).toMatch(/^(0\.9\d|1\.00) % /)
  })

  test('says that one has another size', async () => {
    expect(await difference(await withSquare(1), await withSquare(1, 500))).toBe(
      '400 × 400 pixels before, 500 × 400 now',
    )
  })
})

describe('the list of pictures', () => {
  test('names the files that are in docs/pictures, no more and no less', () => {
    const files = languages.flatMap((language) =>
      readdirSync(join(root, 'docs/pictures', language)).map((file) => `docs/pictures/${language}/${file}`),
    )
    const listed = languages.flatMap((language) => pictures.map((picture) => fileOf(picture, language)))
    expect(files.toSorted()).toEqual(listed.toSorted())
  })

  test('has a known shape for each, and files of at most 200 KB', async () => {
    for (const picture of pictures) {
      expect(Object.keys(shapes)).toContain(picture.shape)
      for (const language of languages) {
        const bytes = readFileSync(join(root, fileOf(picture, language)))
        expect(bytes.length, fileOf(picture, language)).toBeLessThanOrEqual(200 * 1024)
      }
    }
  })

  test('is taken of pages that are in a menu or have a route', async () => {
    const options = { root, configFile: false, logLevel: 'silent', resolve: { tsconfigPaths: true } }
    const { module } = await runnerImport(join(root, 'product/contract.ts'), options)
    const menus = module.contract.declared.flatMap(({ menu }) => pathsOf(menu))
    const routes = [...readFileSync(join(root, 'modules/forms/console/index.ts'), 'utf8').matchAll(/path: '([^']+)'/g)]
    const made = featureCommands.map(([, id]) => `/${id}`)
    const pages = new Set(['/', ...menus, ...routes.map(([, path]) => path), ...made])
    const paths = pictures.flatMap(({ views }) => views.map(({ path }) => path.split('?')[0]))
    expect(paths.filter((path) => !pages.has(path))).toEqual([])
  })
})

function pathsOf(menu, above = '') {
  return menu.flatMap(({ path, children }) => (children ? pathsOf(children, `${above}/${path}`) : [`${above}/${path}`]))
}

test('the same views become the same bytes', async () => {
  const view = await sharp(await withSquare(900))
    .png()
    .toBuffer()
  const twice = [await encoded(await shapes.phones([view, view])), await encoded(await shapes.phones([view, view]))]
  expect(twice[0].equals(twice[1])).toBe(true)
  const { width, height, hasAlpha } = await sharp(twice[0]).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: 2 * side + 80, height: side, hasAlpha: true })
})

test('each font of the pictures is a file of a package', () => {
  const files = [...fontCss().matchAll(/url\(\/fonts-of-pictures\/([^)]+)\)/g)].map(([, file]) => file)
  expect(files.length).toBeGreaterThan(100)
  const missing = files.filter((file) => !existsSync(fontFile(file)))
  expect(missing).toEqual([])
})

test('the clock of the server is at the moment of the pictures, and other moments stay what they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-clock-'))
  const code =
    'console.log(JSON.stringify([Date.now(), Number(new Date()), new Date(5).getTime(), Date.parse("1970-01-01T00:00:01Z"), new Date() instanceof Date]))'
  const clock = new URL('fixed-clock.mjs', import.meta.url).href
  const { stdout } = spawnSync(process.execPath, ['--import', clock, '-e', code], {
    cwd: folder,
    env: { ...process.env, PICTURES_MOMENT: String(moment) },
  })
  rmSync(folder, { recursive: true })
  expect(JSON.parse(String(stdout))).toEqual([moment, moment, 5, 1000, true])
})

test.each([
  [['nope'], 'There is no picture nope.'],
  [['--wide'], "Unknown option '--wide'"],
  [['dashboard', '--page', '/'], 'Name pictures, or a page.'],
])('with %j it says what can be asked for, and takes nothing', (args, reason) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/pictures.mjs'), ...args])
  expect(status).toBe(1)
  expect(String(stderr)).toContain(reason)
  expect(String(stderr)).toContain('npm run pictures -- --page PATH')
})
