import { Project, QuoteKind } from 'ts-morph'
import { parsed } from '../../commands/lib/packages/manifest.mjs'
import { manifestText } from '../product/manifest.mjs'

/**
 * Opens the sources of a product in memory, `texts` by path. A codemod gets:
 *
 * - `sources(word)`: the files of JavaScript and TypeScript that contain a text, as those of ts-morph, to be changed in place;
 * - `source(path)`: the file of a path, undefined where there is none, `remove(path)`, which deletes it, and `add(path, text)`, which makes a source that is not there;
 * - `texts()`: all others, as `[path, text]`, and `write(path, text)` for them;
 * - `manifests()`: the files package.json, as `[path, data]`, and `writeManifest(path, data)`;
 * - `left(place, sentence)`: lists a place that is left to be changed by hand. A place is a node of ts-morph or `{ file, line }`;
 * - `skip(node, sentence)`: the same for code that the codemod cannot read; the file of the node stays as it was before this codemod.
 */
export function openProject(texts) {
  const files = openFiles(texts)
  const left = []
  const skipped = new Set()
  const project = {
    sources: (word) =>
      files.paths
        .filter((file) => isSource(file) && files.textOf(file)?.includes(word))
        .map((file) => files.sourceAt(file)),
    source: (file) => (files.textOf(file) === undefined ? undefined : files.sourceAt(file)),
    remove: (file) => files.remove(file),
    add: (file, text) => files.add(file, text),
    texts: () => [...files.others],
    write: (file, text) => files.others.set(file, text),
    manifests: () =>
      [...files.others]
        .filter(([file]) => /(?:^|\/)package\.json$/.test(file))
        .map(([file, text]) => [file, parsed(text)])
        .filter(([, data]) => data),
    writeManifest: (file, data) => files.others.set(file, manifestText(files.others.get(file), data)),
    left: (place, sentence) => left.push(placed(place, sentence)),
    skip(node, sentence) {
      left.push({ ...placed(node, sentence), node: undefined })
      skipped.add(fileOf(node))
    },
  }
  return {
    /** Runs a codemod and returns how many files it changed. */
    change(codemod) {
      const before = new Map(files.paths.map((file) => [file, files.textOf(file)]))
      skipped.clear()
      codemod.run(project)
      const touched = files.paths.filter((file) => files.textOf(file) !== before.get(file))
      const written = touched.filter((file) => isSource(file) && files.textOf(file) !== undefined)
      for (const error of written.flatMap((file) => syntaxError(files.sourceAt(file)))) {
        left.push(error)
        skipped.add(error.file)
      }
      for (const file of skipped) files.restore(file, before.get(file))
      return touched.filter((file) => files.textOf(file) !== before.get(file)).length
    },
    changes: () => changesIn(files, texts),
    /** Returns the places that are left, each with the line that it has after all codemods. */
    leftOver: () =>
      left
        .map(({ file, line, node, sentence }) => ({ file, line: lineOf(node) ?? line, sentence }))
        .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
  }
}

/** Returns the texts of the files that have changed, null for those that are deleted. */
const changesIn = (files, texts) =>
  Object.fromEntries(
    files.paths
      .map((file) => [file, files.textOf(file) ?? null])
      .filter(([file, text]) => text !== (texts.get(file) ?? null)),
  )

/** Opens files in memory: a source is parsed when it is asked for first, `others` are texts. */
function openFiles(texts) {
  const morph = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true },
    manipulationSettings: { usePrefixAndSuffixTextForRename: true, quoteKind: QuoteKind.Single },
  })
  const others = new Map([...texts].filter(([file]) => !isSource(file)))
  const removed = new Set()
  const paths = [...texts.keys()]
  // ts-morph drops the mark of UTF-8.
  const markOf = (file) => (texts.get(file)?.startsWith(mark) ? mark : '')
  const plain = (file, text) => text.slice(markOf(file).length)
  const opened = (file) => morph.getSourceFile(`/${file}`)
  const sourceAt = (file) => opened(file) ?? morph.createSourceFile(`/${file}`, plain(file, texts.get(file)))
  function textOf(file) {
    if (removed.has(file)) return undefined
    return opened(file) ? markOf(file) + opened(file).getFullText() : (others.get(file) ?? texts.get(file))
  }
  return {
    paths,
    others,
    sourceAt,
    textOf,
    remove: (file) => removed.add(file),
    add(file, text) {
      if (textOf(file) !== undefined) throw new Error(`${file} is there already.`)
      removed.delete(file)
      if (!paths.includes(file)) paths.push(file)
      morph.createSourceFile(`/${file}`, text, { overwrite: true })
    },
    restore(file, text) {
      if (text === undefined) return removed.add(file)
      removed.delete(file)
      sourceAt(file).replaceWithText(plain(file, text))
    },
  }
}

const mark = '\uFEFF'
const isSource = (file) => /\.[cm]?[jt]sx?$/.test(file)
const fileOf = (node) => node.getSourceFile().getFilePath().slice(1)
const lineOf = (node) => (!node || node.wasForgotten() ? undefined : node.getStartLineNumber())
const placed = (place, sentence) =>
  'line' in place
    ? { ...place, sentence }
    : { file: fileOf(place), line: place.getStartLineNumber(), node: place, sentence }

/** Returns the place of a syntax error, which makes what a codemod reads uncertain. Without types: a program of all files would take longer than the codemods. */
function syntaxError(source) {
  const [error] = source.compilerNode.parseDiagnostics
  const sentence = 'has a syntax error: correct it, then change the file by hand.'
  return error ? [{ file: fileOf(source), line: source.getLineAndColumnAtPos(error.start).line, sentence }] : []
}
