import { useContextMenu } from '#modules/showcase/parts/overlay/use-context-menu'
import { useState } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

const files = [
  { name: 'budget', icon: 'lucide:file-spreadsheet', isFolder: false, isLocked: false },
  { name: 'photos', icon: 'lucide:folder', isFolder: true, isLocked: false },
  { name: 'contract', icon: 'lucide:file-lock', isFolder: false, isLocked: true },
] as const

export default function Files() {
  const t = useText(texts)
  const [shown, setShown] = useState<readonly string[]>(files.map(({ name }) => name))
  const remove = (name: (typeof files)[number]['name']) => {
    const restore = () => {
      setShown((now) => [...now, name])
      notify.success(t('restored', { name: t(name) }))
    }
    setShown((now) => now.filter((one) => one !== name))
    notify.success(t('deleted', { name: t(name) }), { action: { label: t('undo'), run: restore } })
  }
  const { areaOf, menu, opened } = useContextMenu(
    t('fileMenu'),
    ({ name, isFolder, isLocked }: (typeof files)[number]) => {
      const act = (key: 'open' | 'upload' | 'archive' | 'desk' | 'link' | 'mail' | 'rename') => ({
        key,
        label: t(key),
        onSelect: () => notify.info(t('done', { name: t(name), action: t(key) })),
      })
      return [
        { ...act('open'), icon: 'lucide:folder-open', shortcut: 'Enter' },
        ...(isFolder ? [{ ...act('upload'), icon: 'lucide:upload' }] : []),
        { key: 'move', label: t('moveTo'), icon: 'lucide:folder-input', children: [act('archive'), act('desk')] },
        { key: 'share', label: t('share'), icon: 'lucide:share-2', children: [act('link'), act('mail')] },
        { ...act('rename'), icon: 'lucide:pencil', shortcut: 'F2', disabled: isLocked, apart: true },
        {
          key: 'delete',
          label: t('delete'),
          icon: 'lucide:trash-2',
          isDanger: true,
          disabled: isLocked,
          apart: true,
          onSelect: () => remove(name),
        },
      ]
    },
  )
  return (
    <>
      <div className={css.files}>
        {files
          .filter(({ name }) => shown.includes(name))
          .map((file) => (
            <button key={file.name} type="button" data-open={file === opened} {...areaOf(file)}>
              <Icon name={file.icon} size={36} />
              {t(file.name)}
            </button>
          ))}
      </div>
      {menu}
    </>
  )
}
