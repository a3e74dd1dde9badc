import type { FieldedKind } from '@atrium/contract/kind/types'
import { lazyForm } from '../form/lazy-form'
import type { ChoiceCall } from '../form/fields/record-select'
import type { PageParts } from './kind-page'
import type { useKindForm } from './use-kind-form'

/** The form of a kind, which loads with the inputs that its fields need. */
export function lazyKindForm(
  kind: FieldedKind,
  choices: ChoiceCall | undefined,
  { inputs, layout, formWidth }: PageParts<FieldedKind>,
) {
  return lazyForm(async () => {
    const [{ KindForm }, { loadInputs }] = await Promise.all([import('./kind-form'), import('./inputs/inputs')])
    const loaded = await loadInputs(kind.fields)
    return ({ form }: { form: ReturnType<typeof useKindForm> }) => (
      <KindForm
        form={form}
        kind={kind}
        choices={choices}
        loaded={loaded}
        inputs={inputs as never}
        layout={layout}
        width={formWidth}
      />
    )
  })
}
