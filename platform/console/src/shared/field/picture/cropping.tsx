import { IconButton } from 'atrium/ui/button'
import { Slider } from 'antd'
import { useEffect, useId, useRef } from 'react'
import Cropper from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useText } from '#shared/i18n/text'
import css from './picture.module.css'
import { drawCrop, type Crop, type PictureSize } from './picture'
import { texts } from './text'
import type { useCrop } from './use-crop'

interface CroppingProps {
  image: HTMLImageElement
  crop: ReturnType<typeof useCrop>
  size: PictureSize
  isRound: boolean
}

/** The picture below a hole: moved, zoomed and turned until the hole shows what is wanted. */
export function Cropping({ image, crop, size, isRound }: CroppingProps) {
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
          aspect={size.width / size.height}
          cropShape={isRound ? 'round' : 'rect'}
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
          ariaLabelledByForHandle={zoomId}
          onChange={crop.setZoom}
        />
        <IconButton icon="lucide:rotate-ccw" label={t('left')} onClick={() => crop.turn(-90)} />
        <IconButton icon="lucide:rotate-cw" label={t('right')} onClick={() => crop.turn(90)} />
        {crop.area && (
          <Preview image={image} size={size} isRound={isRound} crop={{ area: crop.area, rotation: crop.rotation }} />
        )}
      </div>
    </div>
  )
}

/** The edge of the preview in pixels of the screen with the finest dots. */
const previewEdge = 128

interface PreviewProps extends Omit<CroppingProps, 'crop'> {
  crop: Crop
}

function Preview({ image, size, isRound, crop: { area, rotation } }: PreviewProps) {
  const t = useText(texts)
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, image, { area, rotation })
  }, [image, area, rotation])
  const scale = previewEdge / Math.max(size.width, size.height)
  return (
    <canvas
      ref={canvas}
      className={isRound ? `${css.preview} ${css.round}` : css.preview}
      width={Math.round(size.width * scale)}
      height={Math.round(size.height * scale)}
      role="img"
      aria-label={t('preview')}
    />
  )
}
