import { Project } from 'ts-morph'
import { manifestText, parsed } from '../product/manifest.mjs'

/**
 * Opens the sources of a product in memory, `texts` by path. A codemod gets:
 *
 * - `sources(word)`: the files of JavaScript and TypeScript that contain a text, as those of ts-morph, to be changed in place;
 * - `texts()`: all others, as `[path, text]`, and `write(path, text)` for them;
 * - `manifests()`: the files package.json, as `[path, data]`, and `writeManifest(path, data)`;
 * - `left(place, sentence)`: lists a place that is left to be changed by hand. A place is a node of ts-morph or `{ file, line }`;
 * - `skip(node, sentence)`: the same for code that the codemod cannot read; the file of the node stays as it was before this codemod.
 */
export function openProject(texts) {
  const morph = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    compilerOptions: { allowJs: true },
    manipulationSettings: { usePrefixAndSuffixTextForRename: true },
  })
  const others = new Map([...texts].filter(([file]) => !isSource(file)))
  const left = []
  const skipped = new Set()
  // ts-morph drops the mark of UTF-8.
  const markOf = (file) => (texts.get(file).startsWith(mark) ? mark : '')
  const plain = (file, text) => text.slice(markOf(file).length)
  const sourceAt = (file) =>
    morph.getSourceFile(`/${file}`) ?? morph.createSourceFile(`/${file}`, plain(file, texts.get(file)))
  const textOf = (file) => {
    const source = morph.getSourceFile(`/${file}`)
    return source ? markOf(file) + source.getFullText() : (others.get(file) ?? texts.get(file))
  }
  const project = {
    sources: (word) =>
      [...texts.keys()].filter((file) => isSource(file) && textOf(file).includes(word)).map((file) => sourceAt(file)),
    texts: () => [...others],
    write: (file, text) => others.set(file, text),
    manifests: () =>
      [...others]
        .filter(([file]) => /(?:^|\/)package\.json$/.test(file))
        .map(([file, text]) => [file, parsed(text)])
        .filter(([, data]) => data),
    writeManifest: (file, data) => others.set(file, manifestText(others.get(file), data)),
    left: (place, sentence) => left.push(placed(place, sentence)),
    skip(node, sentence) {
      left.push({ ...placed(node, sentence), node: undefined })
      skipped.add(fileOf(node))
    },
  }
  return {
    /** Runs a codemod and returns how many files it changed. */
    change(codemod) {
      const before = new Map([...texts.keys()].map((file) => [file, textOf(file)]))
      skipped.clear()
      codemod.run(project)
      const touched = [...before.keys()].filter((file) => textOf(file) !== before.get(file))
      const broken = touched.filter(isSource).flatMap((file) => syntaxError(sourceAt(file)))
      for (const { file, line, sentence } of broken) {
        left.push({ file, line, sentence })
        skipped.add(file)
      }
      for (const file of skipped) sourceAt(file).replaceWithText(plain(file, before.get(file)))
      return touched.filter((file) => textOf(file) !== before.get(file)).length
    },
    changes: () =>
      Object.fromEntries([...texts].flatMap(([file, text]) => (textOf(file) === text ? [] : [[file, textOf(file)]]))),
    /** Returns the places that are left, each with the line that it has after all codemods. */
    leftOver: () =>
      left
        .map(({ file, line, node, sentence }) => ({ file, line: lineOf(node) ?? line, sentence }))
        .toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
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
