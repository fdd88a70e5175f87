/** WCAG 2 contrast, 1 to 21. @param pseudo e.g. `::placeholder` */
export function contrastOf(element: Element, pseudo?: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (!canvas) throw new Error('This browser does not draw.')
  const paint = (color: string, opacity = 1) => {
    canvas.globalAlpha = opacity
    canvas.fillStyle = color
    canvas.fillRect(0, 0, 1, 1)
  }
  const luminance = () => luminanceOf([...canvas.getImageData(0, 0, 1, 1).data])
  paint('white')
  for (const { backgroundColor } of pathTo(element).map((node) => getComputedStyle(node))) paint(backgroundColor)
  const behind = luminance()
  const own = getComputedStyle(element, pseudo)
  const opacity = pathTo(element).reduce((product, node) => product * Number(getComputedStyle(node).opacity), 1)
  paint(own.color, pseudo ? opacity * Number(own.opacity) : opacity)
  const [dark = 0, light = 0] = [behind, luminance()].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function pathTo(element: Element): Element[] {
  return [...(element.parentElement ? pathTo(element.parentElement) : []), element]
}

function luminanceOf([red = 0, green = 0, blue = 0]: number[]): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
