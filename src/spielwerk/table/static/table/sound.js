/* Quiet sounds, made here and not recorded: a knock for a piece, a clink for coins, a chord for a star, two notes
   when it is one's turn.  Silent until somebody allows them in the menu. */
(() => {
  "use strict";

  const LOUD = 0.12;
  let audio = null;

  const on = () => localStorage.getItem("sounds") === "on";

  /* A browser lets a page sound only after a click or a key. */
  const ready = () => {
    if (!on()) return null;
    audio ??= new AudioContext();
    if (audio.state === "suspended") audio.resume();
    return audio;
  };

  const tone = (pitch, { from = 0, length = 0.12, kind = "sine", loud = 1, to = pitch }) => {
    const [start, voice, gain] = [audio.currentTime + from, audio.createOscillator(), audio.createGain()];
    voice.type = kind;
    voice.frequency.setValueAtTime(pitch, start);
    voice.frequency.exponentialRampToValueAtTime(to, start + length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(LOUD * loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    voice.connect(gain).connect(audio.destination);
    voice.start(start);
    voice.stop(start + length + 0.02);
  };

  const noise = ({ from = 0, length = 0.08, pitch = 900, loud = 1 }) => {
    const grains = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
    const data = grains.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
    const [source, filter, gain] = [audio.createBufferSource(), audio.createBiquadFilter(), audio.createGain()];
    source.buffer = grains;
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    gain.gain.value = LOUD * loud;
    source.connect(filter).connect(gain).connect(audio.destination);
    source.start(audio.currentTime + from);
  };

  const SOUNDS = {
    step: () => (noise({ length: 0.06, pitch: 420, loud: 1.6 }), tone(160, { length: 0.07, to: 110, loud: 0.6 })),
    token: () => noise({ length: 0.05, pitch: 1400, loud: 0.9 }),
    coin: () => [0, 0.05].forEach((from) => tone(2100 + from * 6000, { from, length: 0.14, kind: "triangle", loud: 0.35 })),
    unfold: () => (noise({ length: 0.16, pitch: 260, loud: 1.6 }), tone(90, { from: 0.05, length: 0.2, to: 180, kind: "square", loud: 0.16 })),
    clash: () => (noise({ length: 0.25, pitch: 2400, loud: 1 }), tone(70, { length: 0.3, to: 45, loud: 1.2 })),
    star: () => [523, 659, 784, 1047].forEach((pitch, i) => tone(pitch, { from: i * 0.09, length: 0.5, kind: "triangle", loud: 0.5 })),
    turn: () => [659, 880].forEach((pitch, i) => tone(pitch, { from: i * 0.14, length: 0.35, loud: 0.8 })),
  };

  const play = (name) => SOUNDS[name] && ready() && SOUNDS[name]();

  document.addEventListener("table:sound", ({ detail }) => play(detail));
  document.addEventListener("table:turn", () => play("turn"));
  document.addEventListener("table:setting", ({ detail }) => detail === "sounds" && play("turn")); // this is how it sounds
  for (const name of ["pointerdown", "keydown"]) document.addEventListener(name, ready, { passive: true });
})();
