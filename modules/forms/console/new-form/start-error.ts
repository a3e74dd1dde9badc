import { translate } from 'atrium/console/text'
import type { Start } from './start'
import { texts } from './text'

/** Returns what the chosen way still lacks; undefined where the form can be created. */
export function startError({ way, template, formId, json, sheet }: Start): string | undefined {
  const say = (
    key: 'chooseTemplate' | 'chooseForm' | 'chooseJson' | 'jsonEmpty' | 'jsonWrong' | 'chooseSheet' | 'noColumns',
  ) => translate(texts, key)
  if (way === 'template' && !template) return say('chooseTemplate')
  if (way === 'copy' && formId === undefined) return say('chooseForm')
  if (way === 'json' && !json?.design) {
    if (!json) return say('chooseJson')
    return say(json.text.trim() === '' ? 'jsonEmpty' : 'jsonWrong')
  }
  if (way !== 'sheet') return undefined
  if (!sheet?.columns) return say('chooseSheet')
  const used = sheet.columns.filter(({ isIncluded }) => isIncluded)
  if (used.length === 0) return say('noColumns')
  const nameless = used.find(({ name }) => name.trim() === '')
  return nameless && translate(texts, 'nameMissing', { number: nameless.place + 1 })
}
