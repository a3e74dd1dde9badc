import type { Form as FormDesign, LocalText } from '@atrium/contract/form-schema/form'
import type { Fault } from '@atrium/contract/form-schema/form-faults'
import { faultText } from '@atrium/contract/form-schema/form-texts'
import { fieldsOf, placesOf } from '@atrium/contract/form-schema/form-walk'
import { readForm } from '@atrium/contract/form-schema/form.schema'
import type { Call } from '#server/call/call'
import { refuseFields } from '#server/call/field-error'
import { badValues } from './design-values'
import { badPatterns } from './patterns'

/** The form that was sent. Throws naming every fault at its place, such as `design.items.3.key`. */
export async function checkedDesign(call: Call, data: unknown): Promise<FormDesign> {
  const { form, faults } = readForm(data)
  const wrong = faults ?? (await faultsIn(call, form))
  refuseFields(
    Object.fromEntries(
      wrong
        .toReversed()
        .map((fault) => [
          ['design', ...fault.path].join('.'),
          { words: [faultText('zh-cn', fault), faultText('en', fault)] as const },
        ]),
    ),
  )
  return form!
}

/** What only a server finds: the pattern that its engine does not take, and the value that is not in a dictionary. */
async function faultsIn(call: Call, form: FormDesign): Promise<Fault[]> {
  const patterns = await badPatterns(form)
  return patterns.length > 0 ? patterns : badValues(call, form)
}

const english = ({ en }: LocalText) => en.trim()

/** What of a design stands in columns of its own. */
export function designColumns(design: FormDesign) {
  return {
    title: design.title.zh.trim(),
    titleEn: english(design.title),
    design: JSON.stringify(design),
    items: placesOf(design).length,
  }
}

/** Whether there is anything to fill in. */
export const hasFields = (design: FormDesign): boolean => fieldsOf(design).length > 0
