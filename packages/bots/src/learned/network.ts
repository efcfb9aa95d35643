// A small network in whole numbers: the same inputs give the same outputs, bit by bit, in every engine. training/ makes
// them; their layout is described in training/README.md.

/** A network as it is stored: 16-bit weights, little-endian, in base64. */
export interface NetworkData {
  /** `featuresHash` of the counts it was trained on. */
  readonly features: string;
  /** Inputs, hidden layers, outputs. */
  readonly sizes: readonly number[];
  /** Layer by layer: for each unit its weights, then the biases of the layer as two words each, the low one first. */
  readonly weights: string;
}

interface Layer {
  readonly units: number;
  /** For each input its weights, one a unit. */
  readonly weights: Int16Array;
  readonly biases: Int32Array;
}

export interface Network {
  readonly features: string;
  readonly layers: readonly Layer[];
}

/** An activation of 1 is this many; none is larger than the most, so that every sum fits 32 bits. */
const MOST_ACTIVATION = 255;
/** The first layer's inputs are 32 to the unit, the later ones' 128: sums come down to 128 by so many bits. */
const FIRST_SHIFT = 8;
const LATER_SHIFT = 10;
/** An output of 1 is this many. */
export const OUTPUT_UNIT = 131_072;

export function parseNetwork({ features, sizes, weights }: NetworkData): Network {
  const words = wordsOf(weights);
  const layers: Layer[] = [];
  let at = 0;
  for (const [place, units] of sizes.slice(1).entries()) {
    const inputs = sizes[place] ?? 0;
    const end = at + units * inputs;
    const biases = new Int32Array(units);
    for (let unit = 0; unit < units; unit++)
      biases[unit] = ((words[end + 2 * unit] ?? 0) & 0xffff) | ((words[end + 2 * unit + 1] ?? 0) << 16);
    layers.push({ units, weights: turned(words.subarray(at, end), units, inputs), biases });
    at = end + 2 * units;
  }
  if (at !== words.length) throw new Error(`a network of ${words.length} words, not ${at}`);
  return { features, layers };
}

/** Stored unit by unit, they are used input by input. */
function turned(weights: Int16Array, units: number, inputs: number): Int16Array {
  return Int16Array.from(weights, (_, at) => weights[(at % units) * inputs + Math.floor(at / units)] as number);
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/** Base64 by hand: this runs where neither Node's nor a page's own is to be had. */
function wordsOf(text: string): Int16Array {
  const digits = text.replace(/=+$/, "");
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) throw new Error(`"${digit}" in a network's weights`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Int16Array.from(
    { length: bytes.length >> 1 },
    (_, at) => (bytes[2 * at] ?? 0) | ((bytes[2 * at + 1] ?? 0) << 8),
  );
}

/** The outputs in units of `OUTPUT_UNIT`. */
export function runNetwork({ layers }: Network, inputs: Int16Array): Int32Array {
  let values = inputs;
  let sums: Int32Array = new Int32Array(0);
  for (const [place, layer] of layers.entries()) {
    sums = sumsOf(layer, values);
    if (place < layers.length - 1) values = activate(sums, place === 0 ? FIRST_SHIFT : LATER_SHIFT);
  }
  return sums;
}

/** Input by input, since many of them are 0 and add nothing. */
function sumsOf({ units, weights, biases }: Layer, values: Int16Array): Int32Array {
  const sums = biases.slice();
  for (let input = 0, start = 0; input < values.length; input++, start += units) {
    const value = values[input] as number;
    if (value === 0) continue;
    for (let unit = 0; unit < units; unit++)
      sums[unit] = (sums[unit] as number) + Math.imul(weights[start + unit] as number, value);
  }
  return sums;
}

/** Narrow as the inputs are, so that one loop serves all layers: engines are twice as fast where they know what comes. */
function activate(sums: Int32Array, shift: number): Int16Array {
  const values = new Int16Array(sums.length);
  for (let unit = 0; unit < sums.length; unit++)
    values[unit] = Math.max(0, Math.min(MOST_ACTIVATION, (sums[unit] as number) >> shift));
  return values;
}
