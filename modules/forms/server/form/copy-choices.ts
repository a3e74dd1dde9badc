import { mostChoices, inLanguage, type Choices, type Parsed } from 'atrium/contract'
import { countOf, contains, type Call } from 'atrium/server'
import type { forms } from '../../contract/form'
import { formsInScope } from './form-scope'

/** The forms that the actor may copy, archived ones too, in the order of their titles: those whose title holds `search`, or those with the given ids. */
export async function readCopyChoices(
  call: Call,
  { search, ids }: Parsed<typeof forms.copyChoices>['query'],
): Promise<Choices> {
  let query = formsInScope(call)
  if (ids) query = query.where('forms.formId', 'in', ids)
  else if (search) {
    query = query.where((eb) => eb.or([contains(eb, 'forms.title', search), contains(eb, 'forms.titleEn', search)]))
  }
  const rows = query.select(['formId', 'title', 'titleEn']).orderBy('title').orderBy('formId')
  const found = await (ids ? rows : rows.limit(mostChoices)).execute()
  return {
    items: found.map(({ formId, title, titleEn }) => ({
      id: formId,
      name: inLanguage(call.language, title, titleEn),
      status: 1,
    })),
    total: found.length < mostChoices || ids ? found.length : await countOf(query),
  }
}
