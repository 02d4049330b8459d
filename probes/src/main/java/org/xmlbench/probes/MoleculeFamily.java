package org.xmlbench.probes;

import java.io.IOException;
import java.util.Set;
import org.xmlbench.core.document.Capability;
import org.xmlbench.probes.writer.DocumentWriter;
import org.xmlbench.probes.writer.Name;
import org.xmlbench.probes.writer.TextBuffer;

/**
 * {@code molecule:N}: a molecule of N atoms, each field of an atom an element; every element names
 * its type by {@code xsi:type} and declares {@code xmlns:xsi} again, as serialisers write it that
 * know nothing of what stands around.
 *
 * <p>Source: the molecule of XMLBench (SC'06), whose types {@code MoleculeType}, {@code AtomType}
 * and {@code FieldNameType} are those of the National Biomedical Computation Resource. None of its
 * files could be had: the other names are ours, the fields those of the Protein Data Bank's ATOM
 * records, with the chains and residues of a small protein. The values are made up.
 */
final class MoleculeFamily extends CountedFamily {
  private static final String TYPES = "http://nbcr.sdsc.edu/chemistry/types";
  private static final String PREFIX = "ns1";
  private static final Name MOLECULE = Name.of(TYPES, PREFIX, "molecule");
  private static final Name MOLECULE_NAME = Name.of("moleculeName");
  private static final Name ATOM = Name.of("atom");
  private static final Name FIELD_NAME = Name.of("fieldName");
  private static final Name NUMBER = Name.of("atomNumber");
  private static final Name NAME = Name.of("atomName");
  private static final Name RESIDUE = Name.of("residueName");
  private static final Name CHAIN = Name.of("chainID");
  private static final Name RESIDUE_NUMBER = Name.of("residueNumber");
  private static final Name[] COORDINATES = {
    Name.of("xCoord"), Name.of("yCoord"), Name.of("zCoord")
  };
  private static final Name OCCUPANCY = Name.of("occupancy");
  private static final Name TEMPERATURE = Name.of("tempFactor");
  private static final Name ELEMENT = Name.of("element");

  private static final String[] RESIDUES = {
    "ALA", "ARG", "ASN", "ASP", "CYS", "GLN", "GLU", "GLY", "HIS", "ILE", "LEU", "LYS", "MET",
    "PHE", "PRO", "SER", "THR", "TRP", "TYR", "VAL"
  };
  private static final String[] ATOMS = {"N", "CA", "C", "O", "CB", "CG", "CD", "CE"};
  private static final int ATOMS_OF_A_RESIDUE = 8;
  private static final int RESIDUES_OF_A_CHAIN = 99;

  MoleculeFamily() {
    super(
        "molecule",
        "a molecule of N atoms: every element has an xsi:type and declares xmlns:xsi again",
        "XMLBench (SC'06), molecule with NBCR's types; fields of the Protein Data Bank",
        1000,
        10);
  }

  @Override
  Set<Capability> needs() {
    return Set.of(
        Capability.PREFIXED_ROOT_ATTRIBUTE,
        Capability.PREFIXED_ATTRIBUTE_IN_LONG_DOCUMENT,
        Capability.REPEATED_DECLARATION_OF_ATTRIBUTE_PREFIX);
  }

  @Override
  void open(DocumentWriter writer, long count) throws IOException {
    writer.declaration();
    writer.start(MOLECULE).namespace(PREFIX, TYPES).namespace("xsd", SoapEnvelope.XSD);
    writer.namespace("xsi", SoapEnvelope.XSI).attribute(SoapEnvelope.XSI_TYPE, "ns1:MoleculeType");
    writer.newline();
    typed(writer, MOLECULE_NAME, "xsd:string").text("protease").end().newline();
  }

  @Override
  void item(DocumentWriter writer, long index, SplitMix64 random, TextBuffer text)
      throws IOException {
    long residue = index / ATOMS_OF_A_RESIDUE;
    String atom = ATOMS[(int) (index % ATOMS_OF_A_RESIDUE)];
    typed(writer, ATOM, "ns1:AtomType");
    typed(writer, FIELD_NAME, "ns1:FieldNameType").text("ATOM").end();
    typed(writer, NUMBER, "xsd:int").text(text.add(index + 1)).end();
    typed(writer, NAME, "xsd:string").text(atom).end();
    typed(writer, RESIDUE, "xsd:string").text(RESIDUES[(int) (residue * 7 % 20)]).end();
    char chain = (char) ('A' + residue / RESIDUES_OF_A_CHAIN % 26);
    typed(writer, CHAIN, "xsd:string").text(text.clear().add(chain)).end();
    long number = residue % RESIDUES_OF_A_CHAIN + 1;
    typed(writer, RESIDUE_NUMBER, "xsd:int").text(text.clear().add(number)).end();
    for (Name coordinate : COORDINATES) {
      number(writer, coordinate, random.between(-60_000, 60_000), 3, text);
    }
    number(writer, OCCUPANCY, random.chance(95) ? 100 : random.between(20, 80), 2, text);
    number(writer, TEMPERATURE, random.between(500, 6_000), 2, text);
    typed(writer, ELEMENT, "xsd:string").text(atom.substring(0, 1)).end();
    writer.end().newline();
  }

  @Override
  void close(DocumentWriter writer) throws IOException {
    writer.end().newline();
  }

  private static void number(
      DocumentWriter writer, Name name, long units, int decimals, TextBuffer text)
      throws IOException {
    typed(writer, name, "xsd:float").text(text.clear().decimal(units, decimals)).end();
  }

  private static DocumentWriter typed(DocumentWriter writer, Name name, String type)
      throws IOException {
    return writer
        .start(name)
        .namespace("xsi", SoapEnvelope.XSI)
        .attribute(SoapEnvelope.XSI_TYPE, type);
  }
}
