"""Trains the third reading of hazards (src/hazards/model/text-net.ts) on the development sentences.

    npm run train:hazards -- --sentences SCRATCH
    python3 packages/knowledge/evaluate/reader/train_reader.py --data SCRATCH --out SCRATCH --minutes 4
    npm run train:hazards -- --reader SCRATCH

Two processes share the machine: one leaves the twelve sets out (reader-left-out.json), one learns from all
(reader.json). In each, two large networks learn first; the small one that ships learns as much from what they say of
texts made anew as from what people marked. It needs torch and numpy, and a GPU: four minutes of one, many hours without.
"""
import argparse
import base64
import json
import os
import subprocess
import sys
import time

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True, help="folder with sentences.jsonl")
parser.add_argument("--out", required=True)
parser.add_argument("--minutes", type=float, default=4)
parser.add_argument("--part", choices=["left-out", "all"])
parser.add_argument("--until", type=float, default=0)
parser.add_argument("--few", type=int, default=0, help="so many sentences and steps, to try it out")
args = parser.parse_args()
os.makedirs(args.out, exist_ok=True)

if not args.part:
    until = time.time() + args.minutes * 60
    command = [sys.executable, os.path.abspath(__file__), "--data", args.data, "--out", args.out]
    command += ["--until", str(until), "--few", str(args.few)]
    workers = [subprocess.Popen([*command, "--part", part]) for part in ("left-out", "all")]
    sys.exit(max(worker.wait() for worker in workers))

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
torch.backends.cuda.matmul.allow_tf32 = True
torch.backends.cudnn.allow_tf32 = True
torch.set_num_threads(1)

ANY, OUTPUTS, FLAGS = 14, 15, 4
LONGEST = 96
MOST_GRAMS = 14
MOST_CLASSES = 10
MOST_JOINED = 80
SLIPS = 2
BATCH = 384
RATE = 5e-3
DECAY = 0.02
SMOOTH = 0.02
JOINED = 0.2
SLIPPED = 0.02
# Only little words are left out of a text: without another it may say something else.
COMMON = set(
    """a an the i it its is are was were be been to of in on at and or but so that this there my our we you they he she
    with for from by as just has have had do does did im me us your their them also then than very really up out
    all""".split()
)
LARGE = dict(size=64, grams=4096, filters=256, deeper=192, cells=128, fewest=2, drop=0.4, words_dropped=0.25)
# As text-net.ts has it.
SMALL = dict(size=24, grams=2048, filters=96, deeper=0, cells=64, fewest=3, drop=0.3, words_dropped=0.3)
# Seed, rounds, and its part of the time.
TEACHERS = [(1, 10, 1.5), (2, 10, 1.5)]
READER = (11, 16, 2.2)

with open(os.path.join(args.data, "sentences.jsonl")) as file:
    first, *lines = [json.loads(line) for line in file]
types, class_names = first["words"], first["classes"]
N = len(lines)
tokens = np.zeros((N, LONGEST), np.int64)
flags = np.zeros((N, LONGEST), np.int64)
classes = np.zeros((N, LONGEST, MOST_CLASSES), np.int16)
lengths = np.ones(N, np.int64)
targets = np.zeros((N, OUTPUTS), np.float32)
left_out = np.zeros(N, bool)
for row, (is_left_out, words, marks, spans, wanted) in enumerate(lines):
    left_out[row] = is_left_out
    targets[row] = wanted
    words, marks = words[:LONGEST], marks[:LONGEST]
    lengths[row] = max(1, len(words))
    tokens[row, : len(words)] = words
    flags[row, : len(marks)] = marks
    filled = [0] * LONGEST
    for name, start, end in spans:
        for at in range(start, min(end, LONGEST)):
            if filled[at] < MOST_CLASSES:
                classes[row, at, filled[at]] = name + 1
                filled[at] += 1
learnt = np.nonzero(~left_out)[0] if args.part == "left-out" else np.arange(N)
asked = np.nonzero(left_out)[0]
if args.few:
    learnt, asked = learnt[:: max(1, len(learnt) // args.few)], asked[:: max(1, len(asked) // args.few)]

chance = np.random.default_rng(1)


def slipped(word):
    """A slip of the pen."""
    if len(word) < 4:
        return word
    at, how = int(chance.integers(1, len(word) - 1)), int(chance.integers(4))
    if how == 0:
        return word[:at] + word[at + 1 :]
    if how == 1:
        return word[:at] + word[at + 1] + word[at] + word[at + 2 :]
    if how == 2:
        return word[:at] + word[at] + word[at:]
    return word[:at] + chr(97 + int(chance.integers(26))) + word[at + 1 :]


def gram_number(part):
    """FNV-1a, as `gramRow` has it."""
    number = 0x811C9DC5
    for letter in part:
        number = ((number ^ ord(letter)) * 0x01000193) & 0xFFFFFFFF
    return number


# The words, then their slips, which no table knows.
V = len(types) + 1
all_types = ["", *types] + [slipped(word) for _ in range(SLIPS) for word in types]
grams = np.full((len(all_types), MOST_GRAMS), -1, np.int64)
for row, word in enumerate(all_types[1:], 1):
    shape = f"^{word}$"
    for at in range(min(MOST_GRAMS, len(shape) - 2)):
        grams[row, at] = gram_number(shape[at : at + 3])
counts = np.zeros(V, np.int64)
for row in learnt:
    counts[np.unique(tokens[row, : lengths[row]])] += 1
counts[0] = 0
little = np.array([word in COMMON for word in all_types])

to = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(DEVICE)
tokens_t, flags_t, classes_t, targets_t = to(tokens.astype(np.int32)), to(flags), to(classes), to(targets)
lengths_t, little_t, learnt_t = to(lengths), to(little), to(learnt)


class Reader(nn.Module):
    def __init__(self, size, grams, filters, deeper, cells, fewest, drop, words_dropped, seed):
        super().__init__()
        torch.manual_seed(seed)
        self.words_dropped = words_dropped
        self.known = np.nonzero(counts >= fewest)[0]
        place = np.zeros(len(all_types), np.int64)
        place[self.known] = np.arange(1, len(self.known) + 1)
        gram_at = np.where(all_grams >= 0, all_grams % grams + 1, 0)
        share = 1 / np.sqrt(np.maximum(1, (gram_at > 0).sum(1)))
        self.register_buffer("place", torch.from_numpy(place))
        self.register_buffer("gram_at", torch.from_numpy(gram_at))
        self.register_buffer("gram_share", torch.from_numpy(share.astype(np.float32)))
        table = lambda rows: nn.Embedding(rows + 1, size, padding_idx=0)
        self.table, self.gram, self.of_class = table(len(self.known)), table(grams), table(len(class_names))
        for part, spread in ((self.table, 0.15), (self.gram, 0.1), (self.of_class, 0.1)):
            nn.init.normal_(part.weight, std=spread)
            with torch.no_grad():
                part.weight[0] = 0
        self.first = nn.Conv1d(size + FLAGS, filters, 3, padding=1)
        self.second = nn.Conv1d(filters, deeper, 3, padding=2, dilation=2) if deeper else None
        self.forth = nn.GRU(filters, cells, batch_first=True)
        self.back = nn.GRU(filters, cells, batch_first=True)
        told = filters + deeper + 2 * cells
        self.loudest = nn.Linear(told, OUTPUTS)
        self.look, self.seen = nn.Linear(told, OUTPUTS, bias=False), nn.Linear(told, OUTPUTS, bias=False)
        nn.init.normal_(self.look.weight, std=0.02)
        nn.init.normal_(self.seen.weight, std=0.02)
        nn.init.constant_(self.loudest.bias, -2)
        self.drop = nn.Dropout(drop)

    def forward(self, words, marks, of, mask):
        m = mask.unsqueeze(-1).float()
        word = self.table(self.place[words])
        word = word + self.gram(self.gram_at[words]).sum(2) * self.gram_share[words].unsqueeze(-1)
        if self.training:
            # What a word means is left out more often than its classes, so that these have to carry.
            word = word * (torch.rand(words.shape, device=words.device) > self.words_dropped).unsqueeze(-1)
        else:
            word = word * (1 - self.words_dropped)
        bits = torch.stack([(marks & bit) > 0 for bit in (1, 2, 4, 8)], -1).float()
        rows = torch.cat([word + self.of_class(of).sum(2), bits], -1) * m
        heard = F.relu(self.first(rows.transpose(1, 2))).transpose(1, 2) * m
        told = [heard]
        if self.second is not None:
            told.append(F.relu(self.second(self.drop(heard).transpose(1, 2))).transpose(1, 2) * m)
        told.append(self.forth(heard)[0])
        length = mask.sum(1, keepdim=True)
        turn = torch.arange(heard.shape[1], device=heard.device).unsqueeze(0)
        turn = torch.where(turn < length, length - 1 - turn, turn).unsqueeze(-1)
        back = self.back(heard.gather(1, turn.expand(-1, -1, heard.shape[2])))[0]
        told.append(back.gather(1, turn.expand(-1, -1, back.shape[2])))
        told = torch.cat(told, -1)
        most = told.masked_fill(~mask.unsqueeze(-1), -1e4).max(1).values
        share = self.look(told).masked_fill(~mask.unsqueeze(-1), -1e4).softmax(1)
        return self.loudest(self.drop(most)) + (share * self.seen(self.drop(told))).sum(1)


all_grams = grams


def as_written(rows):
    """A batch, word for word."""
    rows = torch.as_tensor(rows, device=DEVICE)
    at = torch.arange(int(lengths_t[rows].max()), device=DEVICE).unsqueeze(0)
    return given(rows.unsqueeze(1).expand(-1, at.shape[1]), at.expand(len(rows), -1), at < lengths_t[rows].unsqueeze(1))


def given(source, at, mask):
    words = tokens_t[source, at].long() * mask
    return words, flags_t[source, at] * mask, classes_t[source, at].long() * mask.unsqueeze(-1), mask


def made_anew(rows):
    """A batch with texts that are joined with another's, little words left out, and slips. Returns what is right, too."""
    rows = torch.as_tensor(rows, device=DEVICE)
    partner = learnt_t[torch.randint(len(learnt_t), rows.shape, device=DEVICE)]
    joined = torch.rand(rows.shape, device=DEVICE) < JOINED
    joined &= lengths_t[rows] + lengths_t[partner] <= MOST_JOINED
    turned = joined & (torch.rand(rows.shape, device=DEVICE) < 0.5)
    one, other = torch.where(turned, partner, rows), torch.where(turned, rows, partner)
    of_one = lengths_t[one].unsqueeze(1)
    length = of_one.squeeze(1) + torch.where(joined, lengths_t[other], 0)
    place = torch.arange(int(length.max()), device=DEVICE).unsqueeze(0)
    source = torch.where(place < of_one, one.unsqueeze(1), other.unsqueeze(1))
    at = torch.where(place < of_one, place, place - of_one).clamp(0, LONGEST - 1)
    mask = place < length.unsqueeze(1)
    # Either danger is danger. What may be either way stays so unless the other text tells of it.
    both = torch.maximum(targets_t[one], targets_t[other])
    unsure = ((targets_t[one] < 0) | (targets_t[other] < 0)) & (both < 1)
    right = torch.where(joined.unsqueeze(1), both.masked_fill(unsure, -1), targets_t[one])
    some = torch.rand(len(rows), 1, device=DEVICE) < 0.3
    gone = some & (torch.rand(mask.shape, device=DEVICE) < 0.25) & little_t[tokens_t[source, at].long()] & mask
    gone &= gone.sum(1, keepdim=True) < mask.sum(1, keepdim=True)
    order = torch.argsort((gone | ~mask).int(), dim=1, stable=True)
    mask = place < (length - gone.sum(1)).unsqueeze(1)
    words, marks, of, mask = given(source.gather(1, order), at.gather(1, order), mask)
    slip = (torch.rand(words.shape, device=DEVICE) < SLIPPED) & (words > 0)
    which = torch.randint(SLIPS, words.shape, device=DEVICE)
    words = torch.where(slip, words + V - 1 + which * (V - 1), words)
    return (words, marks, of, mask), right


def batches(order):
    """Batches of texts of like lengths."""
    chosen = order.permutation(learnt)
    found = []
    for start in range(0, len(chosen), BATCH * 40):
        pool = chosen[start : start + BATCH * 40]
        pool = pool[np.argsort(lengths[pool] + order.random(len(pool)), kind="stable")]
        found += [pool[at : at + BATCH] for at in range(0, len(pool), BATCH)]
    order.shuffle(found)
    return found


def told_of(model, rows):
    model.eval()
    scores = np.zeros((len(rows), OUTPUTS), np.float32)
    order = np.argsort(lengths[rows], kind="stable")
    with torch.no_grad():
        for start in range(0, len(order), 512):
            some = order[start : start + 512]
            scores[some] = model(*as_written(rows[some])).float().cpu().numpy()
    return scores


def learn(name, seed, rounds, seconds, options, teachers=()):
    model = Reader(**options, seed=seed).to(DEVICE)
    words = [model.table.weight, model.gram.weight]
    rest = [one for one in model.parameters() if all(one is not word for word in words)]
    groups = [{"params": words, "weight_decay": DECAY * 2}, {"params": rest, "weight_decay": DECAY / 2}]
    optimiser = torch.optim.AdamW(groups, lr=RATE, betas=(0.9, 0.99))
    order = np.random.default_rng(seed)
    weight = torch.ones(OUTPUTS, device=DEVICE)
    weight[ANY] = 1.5
    steps = args.few or int(rounds * len(learnt) / BATCH)
    step, begun = 0, time.time()
    while step < steps:
        for rows in batches(order):
            model.train()
            for group in optimiser.param_groups:
                group["lr"] = RATE * min(1, (step + 1) / 100) * max(0.01, 1 - step / steps) ** 0.9
            text, right = made_anew(rows)
            goal = right.clamp(min=0) * (1 - 2 * SMOOTH) + SMOOTH
            if teachers:
                with torch.no_grad():
                    goal = (goal + torch.stack([one(*text) for one in teachers]).mean(0).sigmoid()) / 2
            loss = F.binary_cross_entropy_with_logits(model(*text), goal, reduction="none")
            loss = (loss * (right >= 0) * weight).sum(1).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(rest, 2.0)
            optimiser.step()
            step += 1
            if step == 60:
                mark = time.time()
            if step == 160 and not args.few:
                # As many rounds as fit into its time.
                each = (time.time() - mark) / 100
                steps = max(400, min(steps, int((seconds - (time.time() - begun)) / each) + step))
            if step >= steps:
                break
    scores = told_of(model, asked)
    danger, harmless = targets[asked, ANY] > 0, targets[asked, ANY] == 0
    shares = []
    for false in (0.02, 0.05, 0.1):
        least = np.quantile(scores[harmless, ANY], 1 - false)
        shares.append(f"{np.mean(scores[danger, ANY] > least):.3f} at {false}")
    print(f"{args.part} {name}: {step * BATCH / len(learnt):.1f} rounds, {time.time() - begun:.0f} s;", flush=True)
    print(f"  danger found at false alerts of the twelve sets: {', '.join(shares)}", flush=True)
    return model


def write(model, path):
    state = {name: value.float().cpu().numpy() for name, value in model.state_dict().items()}
    keep = 1 - model.words_dropped
    parts = {
        "table": state["table.weight"] * keep,
        "grams": state["gram.weight"] * keep,
        "ofClass": state["of_class.weight"],
        "kernel": state["first.weight"].transpose(0, 2, 1),
        "kernelBias": state["first.bias"],
        "loudest": state["loudest.weight"],
        "bias": state["loudest.bias"],
        "look": state["look.weight"],
        "seen": state["seen.weight"],
    }
    for way in ("forth", "back"):
        parts[f"{way}In"], parts[f"{way}Back"] = state[f"{way}.weight_ih_l0"], state[f"{way}.weight_hh_l0"]
        parts[f"{way}InBias"], parts[f"{way}BackBias"] = state[f"{way}.bias_ih_l0"], state[f"{way}.bias_hh_l0"]
    kept = {name: base64.b64encode(np.ascontiguousarray(part, np.float32).tobytes()).decode() for name, part in parts.items()}
    words = [types[at - 1] for at in model.known]
    with open(path, "w") as file:
        json.dump({"words": words, "classes": class_names, "parts": kept}, file)


shares = [part for *_, part in (*TEACHERS, READER)]
teachers = []
for at, (seed, rounds, part) in enumerate(TEACHERS):
    seconds = (args.until - 5 - time.time()) * part / sum(shares[at:])
    teacher = learn(f"teacher {seed}", seed, rounds, seconds, LARGE)
    teacher.requires_grad_(False)
    teachers.append(teacher)
seed, rounds, _ = READER
reader = learn("reader", seed, rounds, args.until - 5 - time.time(), SMALL, teachers)
write(reader, os.path.join(args.out, "reader-left-out.json" if args.part == "left-out" else "reader.json"))
