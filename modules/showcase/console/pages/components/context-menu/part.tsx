import { useContextMenu } from '#modules/showcase/parts/overlay/use-context-menu'
import type { ComponentProps } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import type { ContextMenu } from 'atrium/ui'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

/** The hook renders a `ContextMenu` where it is opened by mouse, finger and keys. */
function Area({ label, actions }: ComponentProps<typeof ContextMenu>) {
  const t = useText(texts)
  const { areaOf, menu } = useContextMenu(label, () => actions)
  return (
    <>
      <div
        role="group"
        aria-label={t('area')}
        // Shift F10 opens its menu.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={css.area}
        {...areaOf(undefined)}
      >
        {t('areaHint')}
      </div>
      {menu}
    </>
  )
}

export const part = namedPart('ContextMenu', Area, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/overlay/context-menu?properties'),
  chinese: {
    label: '菜单的名称，供读屏软件读出。',
    at: '打开的位置，窗口坐标。',
    actions: '菜单的各行；有 children 的一行会打开下一级菜单。',
    trigger: '菜单所属的元素；选择之后和按 Esc 之后焦点回到它。',
    onClose: '选择之后、按 Esc 或点击别处时调用，由调用者移除菜单。',
  },
  useStart: () => {
    const t = useText(texts)
    const act = (key: 'open' | 'rename' | 'link' | 'mail') => ({
      key,
      label: t(key),
      onSelect: () => notify.info(t(key)),
    })
    return {
      label: t('areaMenu'),
      at: { x: 0, y: 0 },
      actions: [
        { ...act('open'), icon: 'lucide:folder-open' },
        { ...act('rename'), icon: 'lucide:pencil', shortcut: 'F2' },
        { key: 'share', label: t('share'), icon: 'lucide:share-2', apart: true, children: [act('link'), act('mail')] },
      ],
      trigger: document.body,
      onClose: () => undefined,
    }
  },
})
