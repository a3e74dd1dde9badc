import type { Folder } from '#modules/showcase/parts/input/folder/folder'
import type { FolderState } from '#modules/showcase/parts/input/folder/use-folder'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { countText, useText } from 'atrium/console/text'
import { EmptyState, ErrorState, Spinner } from 'atrium/ui'
import css from './page.module.css'
import { texts } from './text'

interface FolderStatusProps {
  current: FolderState
  onCancel: () => void
  /** The button where there is no folder, such as to choose one. */
  action: ReactNode
  children: (folder: Folder) => ReactNode
}

/** The folder that was read; before that, and where there is none, a sentence and what to do. */
export function FolderStatus({ current, onCancel, action, children }: FolderStatusProps) {
  const t = useText(texts)
  if (current.state === 'reading')
    return (
      <div className={css.reading}>
        <Spinner size={28} />
        <p role="status">{t('reading', { name: current.name, count: countText(current.count) })}</p>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    )
  if (current.state !== 'ready') {
    if (current.state === 'none') return <EmptyState compact title={t('none')} hint={t('noneHint')} action={action} />
    const [title, hint] =
      current.state === 'denied' ? (['denied', 'deniedHint'] as const) : (['gone', 'goneHint'] as const)
    return <ErrorState compact title={t(title)} hint={t(hint)} action={action} />
  }
  const { folder } = current
  if (folder.files.length === 0)
    return <EmptyState compact title={t('emptyFolder', { name: folder.name })} hint={t('emptyHint')} action={action} />
  return children(folder)
}
