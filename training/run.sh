#!/bin/sh
# The whole training, in the order of README.md. DATA: a folder with manifest.csv and photos/. MINUTES: stage one, stage two, a fold.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work="$here/work"
python="${PYTHON:-python3}"
FOLDS="cbri_verified,mould_roboflow,deepdlut_brick,gcp_cloud_vision,exif_samples brickwork_cracks,lonlonago_preview,azure_sample_files,mdn_learning_area"
all=$(echo "$FOLDS" | tr ' ' ',')
ship() {
  mkdir -p "$2"
  "$python" "$here/export.py" --net "$1" --out "$2/surface.onnx"
  "$python" "$here/precedents.py" --net "$1" --data "$DATA" --drawn "$work/drawn" --out "$2/precedents.bin"
}
case "$1" in
  draw)
    "$python" "$here/prerender.py" --data "$DATA" --out "$work/drawn" --count "${COUNT:-16000}" --jobs "${JOBS:-2}"
    "$python" "$here/prerender.py" --data "$DATA" --out "$work/close" --count "$((${COUNT:-16000} / 4))" --jobs "${JOBS:-2}" --seed 9 --sort close
    "$python" "$here/prerender.py" --data "$DATA" --out "$work/rooms" --count "$((${COUNT:-16000} / 8))" --jobs "${JOBS:-2}" --seed 11 --sort rooms ;;
  # Stage one never sees a photo of the sources that the folds leave out, so that folds can start from it.
  one) "$python" "$here/train.py" --data "$DATA" --drawn "$work/drawn" --out "$work/one.pt" --minutes "${MINUTES:-24}" --without "$all" --no-real-defects --real 0.3 --sides 160,192,224 --rate 2.5e-3 ${START:+--start "$START"} ;;
  two) "$python" "$here/train.py" --data "$DATA" --drawn "$work/drawn,$work/close,$work/rooms" --out "$work/surface.pt" --minutes "${MINUTES:-44}" --start "${START:-$work/one.pt}" --sides 192,224,256 --rate ${RATE:-1.5e-3} ;;
  folds)
    index=0
    for fold in $FOLDS; do
      index=$((index + 1))
      "$python" "$here/train.py" --data "$DATA" --drawn "$work/drawn,$work/close,$work/rooms" --out "$work/fold$index.pt" --minutes "${MINUTES:-6}" --start "$work/one.pt" --sides 192,224,256 --rate 1.5e-3 --without "$fold"
      "$python" "$here/measure.py" --net "$work/fold$index.pt" --data "$DATA" --only "$fold" --json "$work/fold$index.json"
      ship "$work/fold$index.pt" "$work/fold$index"
    done ;;
  ship) ship "$work/surface.pt" "$here/../packages/vision/assets" ;;
  *) echo "usage: DATA=folder run.sh draw|one|two|ship|folds" >&2; exit 2 ;;
esac
