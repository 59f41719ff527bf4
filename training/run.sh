#!/bin/sh
# The whole training, in the order of README.md. DATA: a folder with manifest.csv and photos/. MINUTES: stage one, stage two, a fold. HALF=1: bfloat16.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
scratch="$here/scratch"
python="${PYTHON:-python3}"
FOLDS="cbri_verified,mould_roboflow,deepdlut_brick,gcp_cloud_vision,exif_samples,vt_bridge_steel brickwork_cracks,lonlonago_preview,azure_sample_files,mdn_learning_area,peer_phinet,cracktile_upe,kpmg_pylons"
all=$(echo "$FOLDS" | tr ' ' ',')
# Sets of drawn pictures, comma-separated: those of `draw` unless told.
pictures="${DRAWN:-$scratch/drawn,$scratch/close,$scratch/rooms}"
ship() {
  mkdir -p "$2"
  "$python" "$here/export.py" --net "$1" --out "$2/surface.onnx"
}
case "$1" in
  draw)
    "$python" "$here/prerender.py" --data "$DATA" --out "$scratch/drawn" --count "${COUNT:-16000}" --jobs "${JOBS:-2}"
    "$python" "$here/prerender.py" --data "$DATA" --out "$scratch/close" --count "$((${COUNT:-16000} / 4))" --jobs "${JOBS:-2}" --seed 9 --sort close
    "$python" "$here/prerender.py" --data "$DATA" --out "$scratch/rooms" --count "$((${COUNT:-16000} / 8))" --jobs "${JOBS:-2}" --seed 11 --sort rooms ;;
  # `damage`: what the pretrained trunk makes of crops, kept once. TRUNK is its file of weights; two of these at a time.
  features)
    "$python" "$here/prerender.py" --data "$DATA" --out "$scratch/afar" --count "$((${COUNT:-16000} / 8))" --jobs "${JOBS:-2}" --seed 13 --sort afar
    "$python" "$here/features.py" --data "$DATA" --drawn "$pictures,$scratch/afar" --trunk "$TRUNK" --out "$scratch/features" --chunks "${CHUNKS:-40}" ;;
  # A head for each fold, and the one that ships.
  heads)
    index=0
    for fold in $FOLDS; do
      index=$((index + 1))
      "$python" "$here/train_head.py" --features "$scratch/features" --out "$scratch/head$index.pt" --without "$fold" --seeds "${SEEDS:-3}"
      "$python" "$here/export_head.py" --trunk "$TRUNK" --features "$scratch/features" --head "$scratch/head$index.pt" --out "$scratch/fold$index/damage.onnx"
    done
    "$python" "$here/train_head.py" --features "$scratch/features" --out "$scratch/head.pt" --seeds "${SEEDS:-3}"
    "$python" "$here/export_head.py" --trunk "$TRUNK" --features "$scratch/features" --head "$scratch/head.pt" --out "$here/../packages/vision/assets/damage.onnx" ;;
  # The trunk tuned to the photos, a fold each and all: wants a GPU, or an evening.
  tune)
    index=0
    for fold in $FOLDS ""; do
      index=$((index + 1))
      head="$scratch/head$index.pt"; out="$scratch/fold$index"
      if [ -z "$fold" ]; then head="$scratch/head.pt"; out="$here/../packages/vision/assets"; fi
      "$python" "$here/tune_trunk.py" --data "$DATA" --drawn "$pictures,$scratch/afar" --trunk "$TRUNK" --features "$scratch/features" --head "$head" --out "$scratch/tuned$index.pt" --minutes "${MINUTES:-20}" --without "$fold" ${FEEDERS:+--feeders "$FEEDERS"}
      "$python" "$here/export_head.py" --trunk "$TRUNK" --features "$scratch/features" --head "$scratch/tuned$index.pt" --out "$out/damage.onnx"
    done ;;
  # `damage` tuned further from the file that ships: twice from one start, with other crops each time, and the mean of both.
  again)
    for sort in mixed close walls rooms afar outdoors; do
      case $sort in mixed) part=1 ;; afar) part=2 ;; *) part=4 ;; esac
      "$python" "$here/prerender.py" --data "$DATA" --out "$scratch/again-$sort" --count "$((${COUNT:-5000} / part))" --jobs "${JOBS:-2}" --seed "${SEED:-7}1" --sort "$sort"
    done
    sets=$(for sort in mixed close walls rooms afar outdoors; do printf '%s/again-%s,' "$scratch" "$sort"; done)
    for turn in 1 2; do
      "$python" "$here/tune_trunk.py" --data "$DATA" --drawn "${sets%,}" --onnx "$here/../packages/vision/assets/damage.onnx" --fixed 6 --together 0.25 --keep 0.998 --rate 4e-4 --trunk-rate 1e-4 --real 0.62 --sides 192,224,256,320 --seed "${SEED:-7}$turn" --minutes "${MINUTES:-40}" --out "$scratch/again$turn.pt" ${FEEDERS:+--feeders "$FEEDERS"} &
    done
    wait
    "$python" "$here/export_head.py" --onnx "$here/../packages/vision/assets/damage.onnx" --head "$scratch/again1.pt,$scratch/again2.pt" --out "$scratch/again/damage.onnx" ;;
  # What recipes are chosen by: heads without the sources of a fold, asked about these. One head, and three as one.
  left-out) "$python" "$here/left_out.py" --data "$DATA" --trunk "$TRUNK" --features "$scratch/features" --folds "$FOLDS" --seeds "${SEEDS:-1,3}" --json "$scratch/left-out.json" ;;
  # Stage one never sees a photo of the sources that the folds leave out, so that folds can start from it.
  one) "$python" "$here/train.py" --data "$DATA" --drawn "$pictures" --out "$scratch/one.pt" --minutes "${MINUTES:-24}" --without "$all" --no-real-defects --real 0.3 --sides 160,192,224 --rate 2e-3 ${HALF:+--half} ${START:+--start "$START"} ;;
  two) "$python" "$here/train.py" --data "$DATA" --drawn "$pictures" --out "$scratch/surface.pt" --minutes "${MINUTES:-44}" --start "${START:-$scratch/one.pt}" --sides 160,192,192,224,256,320 --rate ${RATE:-1.5e-3} ${HALF:+--half} ;;
  # Tier A and drawn pictures alone: no house, no brick of tier B behind what is drawn either. Needs `draw` for the close ones.
  alone)
    for sort in mixed rooms; do
      "$python" "$here/prerender.py" --data "$DATA" --out "$scratch/own-$sort" --count "${COUNT:-6000}" --jobs "${JOBS:-2}" --seed 21 --sort "$sort" --tiers A
    done
    drawn="$scratch/own-mixed,$scratch/own-rooms,$scratch/close"
    "$python" "$here/train.py" --data "$DATA" --drawn "$drawn" --out "$scratch/own-one.pt" --minutes "${MINUTES:-44}" --tiers A --no-real-defects --real 0.3 --sides 160,192,224 --rate 2e-3 ${HALF:+--half}
    "$python" "$here/train.py" --data "$DATA" --drawn "$drawn" --out "$scratch/alone.pt" --minutes "${MINUTES:-44}" --start "$scratch/own-one.pt" --tiers A --sides 192,224,256 --rate 1.5e-3 ${HALF:+--half}
    "$python" "$here/measure.py" --net "$scratch/alone.pt" --data "$DATA" --sides 192,256,384
    ship "$scratch/alone.pt" "$scratch/alone" ;;
  folds)
    index=0
    for fold in $FOLDS; do
      index=$((index + 1))
      "$python" "$here/train.py" --data "$DATA" --drawn "$pictures" --out "$scratch/fold$index.pt" --minutes "${MINUTES:-6}" --start "$scratch/one.pt" --sides 192,224,256 --rate 1.5e-3 ${HALF:+--half} --without "$fold"
      "$python" "$here/measure.py" --net "$scratch/fold$index.pt" --data "$DATA" --only "$fold" --json "$scratch/fold$index.json"
      ship "$scratch/fold$index.pt" "$scratch/fold$index"
    done ;;
  ship) ship "$scratch/surface.pt" "$here/../packages/vision/assets" ;;
  *) echo "usage: DATA=folder run.sh draw|one|two|ship|alone|folds|features|left-out|heads|tune|again" >&2; exit 2 ;;
esac
