import { Alert, Button } from 'antd'
import { saveFile } from '#shared/api/file-save'
import { useText } from '#shared/i18n/text'
import type { Import } from '../run/use-import'
import { skippedFile } from '../sheet/skipped-file'
import { texts } from '../text'

/** How many rows with errors are left out, and a file of them. */
export function SkippedNote({ job: { skipped, spec } }: { job: Import }) {
  const t = useText(texts)
  if (skipped.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={t('skipped', { count: skipped.length })}
      action={
        <Button size="small" onClick={() => void skippedFile(skipped, spec.columns()).then(saveFile)}>
          {t('saveSkipped')}
        </Button>
      }
    />
  )
}
