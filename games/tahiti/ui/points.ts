// Movement is counted in thirds of a point and shown in points.
const THIRDS = 3;
const PARTS = ["", "⅓", "⅔"];

export function pointsOf(thirds: number): string {
  const whole = Math.floor(thirds / THIRDS);
  const part = PARTS[thirds % THIRDS] ?? "";
  return whole === 0 && part !== "" ? part : `${whole}${part}`;
}

export const hexName = (hex: number): string => String(hex).padStart(4, "0");
