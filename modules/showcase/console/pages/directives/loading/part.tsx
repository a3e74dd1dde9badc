import { Facts } from 'atrium/console/list'
import { useText } from 'atrium/console/text'
import { LoadingArea } from '#modules/showcase/parts/feedback/loading-area'
import { namedPart } from '#modules/showcase/kit/properties/part'
import css from './page.module.css'
import { texts } from './text'

export const part = namedPart('LoadingArea', LoadingArea, {
  from: '#modules/showcase/parts/feedback/loading-area',
  properties: () => import('#modules/showcase/parts/feedback/loading-area?properties'),
  chinese: {
    isLoading: '遮住内容：内容保持大小，鼠标、键盘和读屏软件都不能使用。',
    label: '读出的文字；有 showsLabel 时也显示在转圈下方。',
    showsLabel: '在转圈下方显示 label。',
    delay: '多久后才显示转圈，毫秒；更早加载完就不显示。',
    children: '被遮住的内容。',
  },
  useStart: () => {
    const t = useText(texts)
    return {
      isLoading: false,
      label: t('reading'),
      children: (
        <div className={css.parcel}>
          <Facts
            facts={[
              [t('recipient'), t('recipientValue')],
              [t('address'), t('addressValue')],
            ]}
          />
        </div>
      ),
    }
  },
})
