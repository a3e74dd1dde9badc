import type { ComponentProps } from 'react'
import { notify } from 'atrium/console/feedback'
import { useText } from 'atrium/console/text'
import { Icon, MenuButton } from 'atrium/ui'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

const Framed = (props: ComponentProps<typeof MenuButton>) => <MenuButton {...props} className={css.trigger} />

export const part = namedPart('MenuButton', Framed, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/overlay/menu-button?properties'),
  chinese: {
    label: '按钮的名称，也是它的提示。',
    children: '按钮的内容。',
    actions: '菜单的各行；有 children 的一行会打开下一级菜单。',
    heading: '显示在各行上方，不属于菜单。',
    className: '按钮的类名。',
  },
  useStart: () => {
    const t = useText(texts)
    const act = (key: 'open' | 'rename' | 'shareLink' | 'shareMail') => ({
      key,
      label: t(key),
      onSelect: () => notify.info(t('chosen', { name: t(key) })),
    })
    return {
      label: t('sampleActions'),
      heading: t('file'),
      actions: [
        { ...act('open'), icon: 'lucide:folder-open' },
        { ...act('rename'), icon: 'lucide:pencil', shortcut: 'F2' },
        {
          key: 'share',
          label: t('share'),
          icon: 'lucide:share-2',
          apart: true,
          children: [act('shareLink'), act('shareMail')],
        },
      ],
      children: <Icon name="lucide:ellipsis" size={18} />,
    }
  },
})
