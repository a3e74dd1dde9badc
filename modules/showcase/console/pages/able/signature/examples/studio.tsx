import { Icon, SignaturePad, type Signature } from 'atrium/ui'
import { Button, Slider } from 'antd'
import { useState } from 'react'
import { saveFile } from 'atrium/console/data'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'
import { useLabels } from '../use-labels'

const inks = { black: '#1b1e28', blue: '#1a4fb4', red: '#c22038' }

export default function Studio() {
  const t = useText(texts)
  const labels = useLabels()
  const [width, setWidth] = useState(480)
  const [signature, setSignature] = useState<Signature>()
  const colours = (['black', 'blue', 'red'] as const).map((key) => ({ value: inks[key], label: t(key) }))
  const save = async (kind: 'png' | 'svg') => {
    const content = kind === 'png' ? await signature!.toPng() : signature!.toSvg()
    const type = kind === 'png' ? 'image/png' : 'image/svg+xml'
    saveFile(new File([content], `${t('fileName')}.${kind}`, { type }))
  }
  return (
    <div className={css.studio}>
      <div style={{ width, maxWidth: '100%' }}>
        <SignaturePad labels={labels} colours={colours} onChange={setSignature} />
      </div>
      <div className={css.width}>
        {t('paperWidth')}
        <Slider min={260} max={640} value={width} onChange={setWidth} ariaLabelForHandle={t('paperWidth')} />
      </div>
      <div className={css.buttons}>
        <Button icon={<Icon name="lucide:image-down" />} disabled={!signature} onClick={() => void save('png')}>
          {t('savePng')}
        </Button>
        <Button icon={<Icon name="lucide:file-down" />} disabled={!signature} onClick={() => void save('svg')}>
          {t('saveSvg')}
        </Button>
      </div>
    </div>
  )
}
