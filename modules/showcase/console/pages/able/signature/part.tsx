import { SignaturePad } from 'atrium/ui'
import type { ComponentProps } from 'react'
import { useText } from 'atrium/console/text'
import { namedPart } from '#modules/showcase/kit/properties/part'
import { texts } from './text'
import { useLabels } from './use-labels'

function Sheet(props: ComponentProps<typeof SignaturePad>) {
  return (
    <div style={{ width: 480 }}>
      <SignaturePad {...props} />
    </div>
  )
}

export const part = namedPart('SignaturePad', Sheet, {
  from: 'atrium/ui',
  properties: () => import('atrium/ui/input/signature/signature-pad?properties'),
  chinese: {
    labels: '签名板、工具和提示的文字。',
    colours: '可选的墨水颜色，开始时用第一种；名称会被读出。不填为黑色。',
    onChange: '每次改变后调用；没有签名时没有值。',
    describedBy: '签名板的说明的 id，例如“请先签名”。',
    isInvalid: '边框显示为错误。',
  },
  useStart: () => {
    const t = useText(texts)
    return {
      labels: useLabels(),
      colours: [
        { value: '#1b1e28', label: t('black') },
        { value: '#1a4fb4', label: t('blue') },
      ],
      onChange: () => undefined,
    }
  },
})
