package org.xmlbench.results.store;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.ValueSerializerModifier;
import tools.jackson.databind.ser.std.StdConvertingSerializer;
import tools.jackson.databind.type.CollectionType;
import tools.jackson.databind.type.MapType;
import tools.jackson.databind.util.StdConverter;

/**
 * The same input is the same JSON in every JVM: maps and sets that have an order of their own keep
 * it, and those of the platform that have none, or another one in each JVM, are sorted.
 */
public final class StableOrder extends SimpleModule {
  private static final long serialVersionUID = 1;
  private static final String IMMUTABLE = "java.util.ImmutableCollections";

  private static final Comparator<Object> BY_VALUE = StableOrder::compare;

  /** For any mapper that writes what users or programs read. */
  public StableOrder() {
    super("stable-order");
    setSerializerModifier(new Sorting());
  }

  /** By their own order where they have one, else by their texts. */
  @SuppressWarnings("unchecked")
  private static int compare(Object one, Object other) {
    return one instanceof Comparable<?> own && one.getClass() == other.getClass()
        ? ((Comparable<Object>) own).compareTo(other)
        : String.valueOf(one).compareTo(String.valueOf(other));
  }

  private static boolean isUnordered(Class<?> type) {
    return type == HashMap.class || type == HashSet.class || type.getName().startsWith(IMMUTABLE);
  }

  private static final class Sorting extends ValueSerializerModifier {
    private static final long serialVersionUID = 1;

    @Override
    public ValueSerializer<?> modifyMapSerializer(
        SerializationConfig config,
        MapType type,
        BeanDescription.Supplier bean,
        ValueSerializer<?> serializer) {
      return isUnordered(type.getRawClass())
          ? new StdConvertingSerializer(new SortedEntries())
          : serializer;
    }

    @Override
    public ValueSerializer<?> modifyCollectionSerializer(
        SerializationConfig config,
        CollectionType type,
        BeanDescription.Supplier bean,
        ValueSerializer<?> serializer) {
      return Set.class.isAssignableFrom(type.getRawClass()) && isUnordered(type.getRawClass())
          ? new StdConvertingSerializer(new SortedElements())
          : serializer;
    }
  }

  private static final class SortedEntries
      extends StdConverter<Map<?, ?>, LinkedHashMap<Object, Object>> {
    @Override
    public LinkedHashMap<Object, Object> convert(Map<?, ?> map) {
      LinkedHashMap<Object, Object> sorted = new LinkedHashMap<>();
      List<?> keys = map.keySet().stream().sorted(BY_VALUE).toList();
      keys.forEach(key -> sorted.put(key, map.get(key)));
      return sorted;
    }
  }

  private static final class SortedElements
      extends StdConverter<Collection<?>, LinkedHashSet<Object>> {
    @Override
    public LinkedHashSet<Object> convert(Collection<?> set) {
      LinkedHashSet<Object> sorted = new LinkedHashSet<>();
      set.stream().sorted(BY_VALUE).forEach(sorted::add);
      return sorted;
    }
  }
}
