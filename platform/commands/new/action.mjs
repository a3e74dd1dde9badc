import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError, root } from '../lib/run.mjs'
import { checkName, titleOf, untranslated } from './fields/parse-fields.mjs'
import { derivedKind } from './project.mjs'
import { editedFiles, partsOf } from './resource.mjs'
import { withEntryOrObject, withNames } from './source-edits.mjs'
import { textLiteral } from './templates/source-text.mjs'
import { takenActions } from './words/reserved.mjs'

/** Returns the changes of `npm run new action module/noun name`, as `writeAll` takes them: an entry in the kind of record. Throws one sentence for what cannot be added. */
export function actionChanges({ id, name, title }, contract, folder = root) {
  const [module, noun] = partsOf(id)
  const record = derivedKind(module, noun, contract)
  checkName(name, 'action')
  if (takenActions.has(name) || Object.hasOwn(record.actions ?? {}, name))
    throw new PlainError(`There is an action ${name} of ${id} already: call the new one something else.`)
  const label = titleOf(title, name)
  const entry = `${name}: action({ name: ${textLiteral(label)} })`
  const edits = {
    [`contract/${noun}.ts`]: [
      (file, text) => withNames(file, text, 'atrium/contract/kind', ['action']),
      (file, text) => withEntryOrObject(file, text, { name: record.kind, within: 'actions', entry }),
    ],
  }
  return {
    created: {},
    changed: editedFiles(module, edits, (file) => readFileSync(join(folder, file), 'utf8')),
    untranslated: untranslated(label),
  }
}
