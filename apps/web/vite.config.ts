import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { findGame, GAME_IDS } from "@outrigger/games";
import { LANGUAGES } from "@outrigger/text";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";

/** What the home page says of a game, worked out when the site is built so that it loads neither rules nor texts. */
async function cardOf(id: string) {
  const entry = await findGame(id);
  if (entry === undefined) throw new Error(`there is no game "${id}"`);
  const { rules } = await entry.rules();
  const { text } = await entry.text();
  const texts: Record<string, { name: string; tagline: string }> = {};
  for (const language of LANGUAGES) {
    const { name = id, tagline = "" } = await text.messages(language);
    texts[language] = { name, tagline };
  }
  const { isReference = false, hidesHands = false, effort, picture } = entry;
  const hasPacks = entry.pack !== undefined;
  const book = (await entry.lessons?.())?.book;
  const lessons = book?.lessons.length ?? 0;
  const { seats = Math.max(rules.seats[0], 2), options = {} } = book?.wholeGame ?? {};
  const first = { seats, options };
  return {
    card: { id, seats: rules.seats, first, effort, isReference, hidesHands, hasPacks, lessons, texts },
    picture,
  };
}

const fileOf = (id: string, file: string): string =>
  fileURLToPath(new URL(`../../games/${id}/${file}`, import.meta.url));

const loadersOf = (part: string): string => {
  const files = GAME_IDS.map((id) => [id, fileOf(id, `${part}/index.ts`)] as const).filter(([, file]) =>
    existsSync(file),
  );
  return `{${files.map(([id, file]) => `${JSON.stringify(id)}: () => import(${JSON.stringify(file)})`).join(", ")}}`;
};

/** The registry's games in its order, as `virtual:catalogue`: their cards, and how to load their parts. */
function catalogue(): Plugin {
  const name = "virtual:catalogue";
  return {
    name: "catalogue",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => {
      if (id !== `\0${name}`) return undefined;
      const cards = await Promise.all(GAME_IDS.map(cardOf));
      const drawn = cards.flatMap(({ card, picture }) => (picture === undefined ? [] : [{ id: card.id, picture }]));
      return `${drawn.map(({ id, picture }, at) => `import picture${at} from ${JSON.stringify(`${fileOf(id, picture)}?url`)};`).join("\n")}
export const catalogue = ${JSON.stringify(cards.map(({ card }) => card))};
export const pictures = {${drawn.map(({ id }, at) => `${JSON.stringify(id)}: picture${at}`).join(", ")}};
export const uis = ${loadersOf("ui")};
export const texts = ${loadersOf("text")};
export const lessons = ${loadersOf("lessons")};`;
    },
  };
}

/** What is shown of a link to a table of each game: its picture, as `preview/<game>.webp`. */
function previews(): Plugin {
  return {
    name: "previews",
    apply: "build",
    generateBundle() {
      for (const id of GAME_IDS) {
        const picture = fileURLToPath(new URL(`../../docs/images/${id}-1440.webp`, import.meta.url));
        const home = new URL("../../docs/images/home-1440.webp", import.meta.url);
        const source = readFileSync(existsSync(picture) ? picture : home);
        this.emitFile({ type: "asset", fileName: `preview/${id}.webp`, source });
      }
    },
  };
}

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Everything that is text once more as `.br` and `.gz`, which the server gives to whoever can read it. */
function compressed(): Plugin {
  const folder = fileURLToPath(new URL("dist/", import.meta.url));
  const handler = (): void => {
    for (const file of globSync("**/*.{html,js,css,json,webmanifest,svg}", { cwd: folder })) {
      const body = readFileSync(folder + file);
      writeFileSync(`${folder}${file}.br`, brotliCompressSync(body, BROTLI));
      writeFileSync(`${folder}${file}.gz`, gzipSync(body));
    }
  };
  // Last of all: the service worker is written after the bundle.
  return { name: "compressed", apply: "build", closeBundle: { order: "post", sequential: true, handler } };
}

/** What bundles the service worker never removes the folder it does it in: here that lies in one which goes with the build. */
function ownFolder(): Plugin {
  return {
    name: "own-folder",
    apply: "build",
    config() {
      const folder = mkdtempSync(join(tmpdir(), "outrigger-build-"));
      Object.assign(process.env, { TMPDIR: folder, TEMP: folder, TMP: folder });
      process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    },
  };
}

export default defineConfig({
  plugins: [
    ownFolder(),
    catalogue(),
    svelte(),
    icons({ compiler: "svelte" }),
    VitePWA({
      registerType: "autoUpdate",
      injectRegister: "script-defer",
      manifest: {
        name: "Outrigger",
        short_name: "Outrigger",
        description: "Four board games in the browser",
        theme_color: "#F6F0E3",
        background_color: "#F6F0E3",
        display: "standalone",
        start_url: "/",
        icons: [
          { src: "/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
          { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
        ],
      },
      // Everything is fetched once, so that nothing needs a network afterwards.
      workbox: {
        globPatterns: ["**/*.{js,css,html,svg,png,woff2}"],
        navigateFallback: "/index.html",
        navigateFallbackDenylist: [/^\/api\//],
        importScripts: ["/push.js"],
        clientsClaim: true,
        skipWaiting: true,
        maximumFileSizeToCacheInBytes: 8_000_000,
        sourcemap: false,
      },
    }),
    previews(),
    compressed(),
  ],
  // Texts are read whole, not key by key; as plain objects they come out the same for the page and for its workers, which then share them.
  json: { namedExports: false, stringify: false },
  worker: { format: "es", plugins: () => [] },
  build: { target: "es2023", modulePreload: { polyfill: false }, chunkSizeWarningLimit: 1_000 },
});
