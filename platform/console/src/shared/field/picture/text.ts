import { defineText } from '#shared/i18n/text'
import { words } from '#shared/i18n/words'

export const texts = defineText('shared/field/picture', {
  choose: { zh: '选择图片，或拖到这里', en: 'Choose a picture, or drop it here' },
  chooseHint: { zh: 'PNG、JPEG 或 WebP，不超过 {{megabytes}} MB', en: 'PNG, JPEG or WebP, up to {{megabytes}} MB' },
  wrongType: { zh: '只能使用 PNG、JPEG 或 WebP 图片', en: 'Only PNG, JPEG and WebP pictures can be used' },
  tooLarge: { zh: '图片不能超过 {{megabytes}} MB', en: 'The picture may have {{megabytes}} MB at most' },
  unreadable: { zh: '这个文件不是可以显示的图片', en: 'This file is no picture that can be shown' },
  other: { zh: '换一张图片', en: 'Another picture' },
  place: { zh: '裁剪区域：拖动或用方向键移动图片', en: 'Crop area: drag the picture, or move it by the arrow keys' },
  placeHint: { zh: '拖动或用方向键移动图片', en: 'Drag the picture, or move it by the arrow keys' },
  zoom: { zh: '缩放', en: 'Zoom' },
  left: { zh: '向左旋转', en: 'Rotate left' },
  right: { zh: '向右旋转', en: 'Rotate right' },
  preview: { zh: '预览', en: 'Preview' },
  cancel: words.cancel,
  save: words.save,
})
