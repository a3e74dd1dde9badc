import { Button, Dropdown } from 'antd'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from './page.module.css'
import { texts } from './text'

interface AlbumBarProps {
  /** How many photos are selected, and how many there are. */
  count: number
  total: number
  /** The message about the last action. */
  done: string | undefined
  onUndo: () => void
  onSelectAll: () => void
  onMove: (album: string) => void
  onDelete: () => void
}

const albums = ['album1', 'album2', 'album3'] as const

/** The count of what is selected, what can be done with it, and how the last action is undone. */
export function AlbumBar({ count, total, done, onUndo, onSelectAll, onMove, onDelete }: AlbumBarProps) {
  const t = useText(texts)
  const items = albums.map((key) => ({ key, label: t(key), onClick: () => onMove(t(key)) }))
  return (
    <div className={css.bar}>
      <span role="status">{count > 0 ? t('selected', { count }) : (done ?? t('all', { count: total }))}</span>
      {count === 0 && done && (
        <Button type="link" size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
      <div className={css.tools}>
        {count === 0 ? (
          <Button disabled={total === 0} onClick={onSelectAll}>
            {t('selectAll')}
          </Button>
        ) : (
          <>
            <Dropdown menu={{ items }} trigger={['click']}>
              <Button icon={<Icon name="lucide:folder-input" />}>{t('move')}</Button>
            </Dropdown>
            <Button danger icon={<Icon name="lucide:trash-2" />} onClick={onDelete}>
              {t('delete')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
