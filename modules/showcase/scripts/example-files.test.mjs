import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runnableText, sourceOf } from '../kit/source/example-sources.ts'
import { examplesOf } from '../build/example-files.mjs'
import { root, run, toolPath } from '../../../platform/commands/lib/run.mjs'

const pages = 'modules/showcase/console/pages'
const folders = readdirSync(join(root, pages), { recursive: true })
  .filter((name) => name.endsWith('examples'))
  .map((name) => `${pages}/${name.replaceAll('\\', '/').replace(/\/examples$/, '')}`)
const sources = folders.flatMap((folder) => {
  const all = examplesOf(folder)
  return Object.keys(all.examples).map((name) => [`${folder.slice(pages.length + 1)}/${name}`, sourceOf(all, name)])
})

// Inside of the checkout, so that packages and aliases are found.
const place = join(root, 'test-results/showcase-examples')
beforeAll(() => rmSync(place, { recursive: true, force: true }))
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** Puts what a reader copies into a folder, each file under the name above it and what is no text from the place that is named there. */
function putInto(folder, text) {
  const put = (name, write) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    write(join(folder, name))
  }
  const heading = /^(?:\/\/|\/\*) (\S+\.\w+)(?:(?: \*\/)?$|: a copy of (\S+)$)\n/gm
  const blocks = [...text.matchAll(heading)]
  blocks.forEach(([line, name, copyOf], index) => {
    const [start, end] = [blocks[index].index + line.length, blocks[index + 1]?.index]
    if (copyOf) put(name, (file) => cpSync(join(root, copyOf), file))
    else put(name, (file) => writeFileSync(file, text.slice(start, end)))
  })
}

test('what is copied of each example compiles in a folder of its own, and imports no module', async () => {
  expect(sources.length).toBeGreaterThan(140)
  for (const [id, source] of sources) {
    const text = runnableText(source)
    expect(text, id).not.toContain("'#modules/")
    putInto(join(place, id.replaceAll('/', '-')), text)
  }
  const config = { extends: '../../tsconfig.json', include: ['*/**/*', '../../platform/**/*.d.ts'] }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config))
  const args = [toolPath('typescript-7/bin/tsc'), '--noEmit', '-p', place]
  const { code, output } = await run(process.execPath, args, { capture: true })
  expect(code, output).toBe(0)
}, 120_000)

test('a file of the page is shown and copied as it is, but for the way to what the showcase shares', () => {
  const folder = `${pages}/able/clipboard`
  const own = Object.entries(examplesOf(folder).files).filter(([path]) => path.startsWith(folder))
  expect(own.length).toBeGreaterThan(1)
  for (const [path, { name, text }] of own) {
    expect(path).toBe(`${folder}/${name}`)
    expect(text.replaceAll("'../kit/", "'#modules/showcase/kit/")).toBe(readFileSync(join(root, path), 'utf8'))
  }
})

test('what pages of the module share comes along, below a name of its own; media are named, not read', () => {
  const { files, examples } = examplesOf(`${pages}/able/music-player`)
  const names = examples.lyrics.files.map((path) => files[path].name)
  expect(names.slice(0, 3)).toEqual(['examples/lyrics.tsx', 'text.ts', 'tunes.ts'])
  expect(names).toContain('media/tunes/night-ferry.zh.lrc')
  expect(files['modules/showcase/console/media/tunes/night-ferry.weba']).toEqual({
    name: 'media/tunes/night-ferry.weba',
  })
  expect(files[`${pages}/able/music-player/tunes.ts`].text).toContain('sounds[`./media/tunes/${name}.weba`]')
  expect(names).toContain('parts/media/music-player.tsx')
  expect(names.indexOf('parts/media/music-player.tsx')).toBeGreaterThan(names.indexOf('tunes.ts'))
})
