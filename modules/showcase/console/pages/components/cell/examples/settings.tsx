import { Cell, CellGroup, SwitchCell } from '#modules/showcase/parts/data/cell'
import { useState } from 'react'
import { useText } from 'atrium/console/text'
import css from '../page.module.css'
import { texts } from '../text'

const sizes = ['small', 'medium', 'large'] as const

export default function Settings() {
  const t = useText(texts)
  const [flight, setFlight] = useState(false)
  const [bluetooth, setBluetooth] = useState(true)
  const [hotspot, setHotspot] = useState(false)
  const [brightness, setBrightness] = useState(true)
  const [night, setNight] = useState(false)
  const [size, setSize] = useState(1)
  return (
    <div className={css.phone}>
      <CellGroup title={t('network')}>
        <SwitchCell icon="lucide:plane" tone="warn" title={t('flight')} checked={flight} onChange={setFlight} />
        <Cell icon="lucide:wifi" tone="info" title={t('wifi')} value={flight ? t('off') : 'Arcade-5G'} />
        <SwitchCell
          icon="lucide:bluetooth"
          tone="info"
          title={t('bluetooth')}
          checked={bluetooth && !flight}
          onChange={setBluetooth}
          disabled={flight}
        />
        <SwitchCell
          icon="lucide:radio-tower"
          tone="ok"
          title={t('hotspot')}
          note={flight ? t('hotspotNote') : undefined}
          checked={hotspot && !flight}
          onChange={setHotspot}
          disabled={flight}
        />
      </CellGroup>
      <CellGroup title={t('display')} note={t('batteryNote')}>
        <SwitchCell icon="lucide:sun" title={t('brightness')} checked={brightness} onChange={setBrightness} />
        <SwitchCell
          icon="lucide:moon"
          title={t('nightShift')}
          note={t('nightShiftNote')}
          checked={night}
          onChange={setNight}
        />
        <Cell
          icon="lucide:a-large-small"
          title={t('textSize')}
          value={t(sizes[size]!)}
          onPress={() => setSize((size + 1) % sizes.length)}
        />
      </CellGroup>
    </div>
  )
}
