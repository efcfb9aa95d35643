import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";
import { VitePWA } from "vite-plugin-pwa";

export default defineConfig({
  plugins: [
    svelte(),
    icons({ compiler: "svelte" }),
    VitePWA({
      registerType: "autoUpdate",
      manifest: {
        name: "Outrigger",
        short_name: "Outrigger",
        description: "Four board games in the browser",
        theme_color: "#F6F0E3",
        background_color: "#F6F0E3",
        display: "standalone",
        icons: [{ src: "/mark.svg", sizes: "any", type: "image/svg+xml", purpose: "any" }],
      },
      // Everything is fetched once, so that nothing needs a network afterwards.
      workbox: { globPatterns: ["**/*.{js,css,html,svg,woff2}"], navigateFallback: "/index.html" },
    }),
  ],
  worker: { format: "es", plugins: () => [] },
  build: { target: "es2023", sourcemap: true, modulePreload: { polyfill: false } },
});
