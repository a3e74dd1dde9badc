import { GatedButton } from '#shared/crud/actions/gated-button'
import { FromStore } from '#shared/feedback/page-store'
import { lazyDialog } from '#shared/feedback/part/lazy-part'
import { useOpening } from '#shared/feedback/use-opening'
import { useText } from '#shared/i18n/text'
import { texts } from './button-text'
import type { ImportSpec } from './import-spec'

const ImportDrawer = lazyDialog(async () => (await import('./import-drawer')).ImportDrawer)

/**
 * The button that opens the import of a list, for those who may import. It is put among the buttons above the list.
 * @example
 * <ListButtons {...buttons}>
 *   <ImportButton spec={userImportSpec} />
 * </ListButtons>
 */
export function ImportButton({ spec }: { spec: ImportSpec }) {
  const t = useText(texts)
  const opening = useOpening()
  return (
    <>
      <GatedButton
        call={spec.calls.run}
        icon="lucide:upload"
        onClick={() => opening.open()}
        prepare={ImportDrawer.prepare}
      >
        {t('import')}
      </GatedButton>
      <FromStore store={opening.store}>
        {({ isOpen }) => <ImportDrawer spec={spec} isOpen={isOpen} onClose={opening.close} />}
      </FromStore>
    </>
  )
}
