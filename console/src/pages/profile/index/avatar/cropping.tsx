import { IconButton } from '@atrium/ui/button'
import { Slider } from 'antd'
import { useEffect, useId, useRef } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useText } from '#shared/i18n/text'
import css from './avatar.module.css'
import { drawCrop, type Crop } from './picture'
import { texts } from './text'
import type { useCrop } from './use-crop'

/** The picture below a round hole: moved, zoomed and turned until the hole shows what is wanted. */
export function Cropping({ image, crop }: { image: HTMLImageElement; crop: ReturnType<typeof useCrop> }) {
  const t = useText(texts)
  const zoomId = useId()
  return (
    <div className={css.cropping}>
      <div className={css.place}>
        <Cropper
          image={image.src}
          crop={crop.position}
          zoom={crop.zoom}
          rotation={crop.rotation}
          aspect={1}
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('place') }}
          mediaProps={{ alt: '' }}
          onCropChange={crop.setPosition}
          onZoomChange={crop.setZoom}
          onCropAreaChange={(_, area) => crop.setArea(area)}
        />
      </div>
      <p>{t('placeHint')}</p>
      <div className={css.controls}>
        <span id={zoomId}>{t('zoom')}</span>
        <Slider
          className={css.zoom}
          min={1}
          max={3}
          step={0.1}
          value={crop.zoom}
          tooltip={{ open: false }}
          styles={{ track: { background: 'var(--primary)' } }}
          ariaLabelledByForHandle={zoomId}
          onChange={crop.setZoom}
        />
        <IconButton icon="lucide:rotate-ccw" label={t('left')} onClick={() => crop.turn(-90)} />
        <IconButton icon="lucide:rotate-cw" label={t('right')} onClick={() => crop.turn(90)} />
        {crop.area && <Preview image={image} area={crop.area} rotation={crop.rotation} />}
      </div>
    </div>
  )
}

function Preview({ image, area, rotation }: Crop & { image: HTMLImageElement }) {
  const t = useText(texts)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, { area, rotation })
  }, [image, area, rotation])
  return <canvas ref={canvas} className={css.preview} width={128} height={128} role="img" aria-label={t('preview')} />
}
