import { Slider } from 'antd'
import { useCallback, useState, type ReactNode, type Ref } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

export default function Box() {
  const t = useText(texts)
  const [share, setShare] = useState(70)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const measure = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined
    const observer = new ResizeObserver(() => setSize({ width: box.offsetWidth, height: box.offsetHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={css.card}>
      <Slider ariaLabelForHandle={t('width')} min={40} max={100} value={share} onChange={setShare} />
      <div style={{ width: `${share}%` }}>
        <Frame ref={measure}>
          <b>{t('measured')}</b>
          <span>{t('size', size)}</span>
        </Frame>
      </div>
    </div>
  )
}

/** Without `forwardRef`. */
function Frame({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div ref={ref} className={css.frame}>
      {children}
    </div>
  )
}
