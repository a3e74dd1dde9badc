// The program that an older platform starts, as `node plan.mjs FOLDER FROM TO`, with the codemods that were installed with this file: what it sends is read by other
// versions, so that its shape stays.
import { readFileSync, realpathSync } from 'node:fs'
import { join, relative } from 'node:path'
import { codemodsBetween, codemodsIn } from './codemods.mjs'
import { openProject } from './project.mjs'
import { committedFiles } from '../product/git.mjs'

/** Returns what the codemods between two versions make of a product, without writing it: `{ codemods: [{ version, title, changed }], files: { path: text or null }, left: [{ file, line, sentence }] }`. */
export async function planCodemods({ folder, from, to, codemods }) {
  const project = openProject(readSources(folder))
  const ran = codemodsBetween(codemods, from, to).map((codemod) => ({
    version: codemod.version,
    title: codemod.title,
    changed: project.change(codemod),
  }))
  return { codemods: ran, files: project.changes(), left: project.leftOver() }
}

/** Returns the texts of the files that Git has, but for those of this platform where it is a folder of the same repository. */
function readSources(folder) {
  const platform = `${relative(realpathSync(folder), realpathSync(join(import.meta.dirname, '../..')))}/`.replaceAll(
    '\\',
    '/',
  )
  const files = committedFiles(folder).filter(
    (file) =>
      /\.(?:[cm]?[jt]sx?|json|css|html)$/.test(file) &&
      !file.endsWith('package-lock.json') &&
      !file.startsWith(platform),
  )
  return new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

if (process.send) {
  const [folder, from, to] = process.argv.slice(2)
  try {
    const codemods = await codemodsIn(join(import.meta.dirname, '..'))
    process.send({ plan: await planCodemods({ folder, from, to, codemods }) })
  } catch (error) {
    process.send({ error: error.stack })
  }
}
