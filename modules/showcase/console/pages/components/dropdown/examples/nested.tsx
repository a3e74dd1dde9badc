import { Button, Dropdown, type MenuProps } from 'antd'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon } from 'atrium/ui'
import css from '../page.module.css'
import { texts } from '../text'

export default function Nested() {
  const t = useText(texts)
  const one = (key: string, label: string, icon?: string) => ({
    key,
    label,
    icon: icon && <Icon name={icon} />,
    onClick: () => notify.info(t('chosen', { name: label })),
  })
  const group = (key: string, label: string, icon: string) => ({ key, label, icon: <Icon name={icon} /> })
  const menu: MenuProps = {
    items: [
      one('open', t('open'), 'lucide:folder-open'),
      {
        ...group('share', t('share'), 'lucide:share-2'),
        children: [
          one('link', t('shareLink'), 'lucide:link'),
          one('mail', t('shareMail'), 'lucide:mail'),
          {
            ...group('team', t('shareTeam'), 'lucide:users'),
            children: [one('finance', t('finance')), one('board', t('board'))],
          },
        ],
      },
      one('rename', t('rename'), 'lucide:pencil'),
      { ...one('restore', t('restore'), 'lucide:history'), disabled: true },
      { type: 'divider' },
      { ...one('delete', t('delete'), 'lucide:trash-2'), danger: true },
    ],
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened takes the focus, so that the arrows work.
    <Dropdown autoFocus trigger={['contextMenu']} menu={menu}>
      <div className={css.file}>
        <Icon name="lucide:file-spreadsheet" size={28} />
        <span>
          <b>{t('file')}</b>
          <small>{t('fileHint')}</small>
        </span>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- as above. */}
        <Dropdown autoFocus trigger={['click']} menu={menu} placement="bottomRight">
          <Button type="text" aria-label={t('actions')} icon={<Icon name="lucide:ellipsis" />} />
        </Dropdown>
      </div>
    </Dropdown>
  )
}
