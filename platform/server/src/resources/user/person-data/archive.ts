import { AppError } from '#server/call/app-error'
import type { Call } from '#server/call/call'
import type { Person, PersonSource, PersonSources } from '#server/call/person/person-data'
import { createZip, type ZipWriter } from '#server/sheet/zip'
import { readmeText, type IndexedKind, type Written } from './readme'

/** Without what a file system gives a meaning to. */
function safeName(name: string): string {
  const safe = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').replaceAll(/^\.+|[. ]+$/g, '')
  const ending = /\.[\w-]{1,10}$/.exec(safe)?.[0] ?? ''
  return `${safe.slice(0, safe.length - ending.length).slice(0, 100)}${ending}` || '_'
}

/** Returns the names of the values of a kind: of fields with kinds nothing but the names. */
const labelsOf = ({ labels = {} }: PersonSource) =>
  Object.fromEntries(Object.entries(labels).map(([name, { zh, en }]) => [name, { zh, en }]))

/** Writes the rows of a kind as a list in a JSON file, while they are read. Returns how many there are. */
async function* writeRows(zip: ZipWriter, name: string, rows: AsyncIterable<readonly object[]>) {
  let push: ReturnType<ZipWriter['open']> | undefined
  let written = 0
  for await (const some of rows) {
    if (some.length === 0) continue
    const text = some.map((row) => JSON.stringify(row, null, 2)).join(',\n')
    const isFirst = push === undefined
    push ??= zip.open(name)
    push(`${isFirst ? '[\n' : ',\n'}${text}`)
    written += some.length
    yield* zip.take()
  }
  push?.('\n]\n', true)
  yield* zip.take()
  return written
}

/** Writes the files of a kind. Returns their names in the zip, and those of files that could not be read to their end: the others are worth having. */
async function* writeFiles(zip: ZipWriter, folder: string, files: ReturnType<NonNullable<PersonSource['files']>>) {
  const names: string[] = []
  const unreadable: string[] = []
  for await (const { name, content } of files) {
    const path = `${folder}/${safeName(name)}`
    const push = zip.open(path, { isPacked: true })
    try {
      for await (const part of Symbol.asyncIterator in content ? content : [content]) {
        push(new Uint8Array(part))
        yield* zip.take()
      }
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'file.unavailable') throw error
      unreadable.push(path)
    }
    push(new Uint8Array(), true)
    names.push(path)
    yield* zip.take()
  }
  return { names, unreadable }
}

const noFiles = { names: [], unreadable: [] }

/** Writes the zip of a person, piece by piece, while their data is read. */
export async function* writeArchive(
  call: Call,
  person: Person,
  sources: PersonSources,
  written: Written,
): AsyncGenerator<Uint8Array> {
  const zip = createZip()
  const named = Object.entries(sources).map(([key, { name }]) => ({ key, name }))
  zip.open('README.txt')(readmeText(written, named), true)
  yield* zip.take()
  const kinds: IndexedKind[] = []
  for (const { key, name } of named) {
    const source = sources[key]!
    const { isPartial = false } = await source.count(call, person)
    const rows = yield* writeRows(zip, `${key}.json`, source.rows(call, person))
    const { names: files, unreadable } = source.files
      ? yield* writeFiles(zip, key, source.files(call, person))
      : noFiles
    if (rows === 0 && files.length === 0 && !isPartial) continue
    const file = rows > 0 ? `${key}.json` : null
    const labels = labelsOf(source)
    kinds.push({ key, name, file, rows, files, ...(unreadable.length > 0 && { unreadable }), isPartial, labels })
  }
  zip.open('index.json')(`${JSON.stringify({ ...written, kinds }, undefined, 2)}\n`, true)
  zip.end()
  yield* zip.take()
}
