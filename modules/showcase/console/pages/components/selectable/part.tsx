import { SelectableArea } from '#modules/showcase/parts/interaction/selectable-area'
import { useState, type ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { usePictures, type Picture } from '../../../media/pictures'
import css from './page.module.css'
import { texts } from './text'

/** Keeps what is selected, and lays the photos out. */
function Photos({ selected, ...props }: ComponentProps<typeof SelectableArea<Picture>>) {
  const t = useText(texts)
  const [now, setNow] = useState(selected)
  return (
    <div className={css.card}>
      <SelectableArea
        {...props}
        selected={now}
        onSelect={setNow}
        className={`${css.album} ${css.few}`}
        itemClassName={css.photo}
      />
      <p role="status">{now.size > 0 ? t('selected', { count: now.size }) : t('all', { count: props.items.length })}</p>
    </div>
  )
}

export const part = namedPart('SelectableArea', Photos, {
  from: '#modules/showcase/parts/interaction/selectable-area',
  properties: () => import('#modules/showcase/parts/interaction/selectable-area?properties'),
  chinese: {
    label: '列表的名称，供读屏软件读出。',
    items: '条目，按显示的顺序。',
    idOf: '返回条目的 id，在列表中唯一。',
    nameOf: '内容不是文字时，返回条目的名称，供读屏软件读出。',
    isDisabled: '返回条目是否不能选择。',
    selected: '已选条目的 id。',
    onSelect: '以现在选中的全部 id 调用。',
    className: '列表的类名，把条目排成长度相等的行或列；要滚动的列表需要高度。',
    itemClassName: "条目的类名；[aria-selected='true'] 是选中的条目。",
    children: '渲染一个条目。',
  },
  useStart: () => ({
    label: useText(texts)('samplePhotos'),
    items: usePictures().slice(0, 8),
    idOf: ({ name }) => name,
    nameOf: ({ title }) => title,
    isDisabled: ({ subject }) => subject === 'town',
    selected: new Set<string>(),
    onSelect: () => undefined,
    children: ({ src }) => <img src={src} alt="" />,
  }),
})
